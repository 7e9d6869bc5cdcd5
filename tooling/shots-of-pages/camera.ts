import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import type { Theme, Width } from './selection.ts';
import { shotsFolder } from './shot-files.ts';

/** How tall a screen of each width usually is. */
const heights: Readonly<Record<Width, number>> = { 390: 844, 768: 1024, 1440: 900 };

/** Pictures wait until they are scrolled to; for a shot of the whole page they have to be there before. */
const everythingHasArrived = `Promise.all([
  document.fonts.ready,
  ...[...document.images].map((image) => {
    image.loading = 'eager';
    return image.decode().catch(() => undefined);
  }),
]).then(() => undefined)`;

const pageHeight = 'document.documentElement.scrollHeight';

/** Movements end at once; those that never end are left out. */
const stillness = `document.getAnimations().forEach((animation) => {
  const { endTime } = animation.effect?.getComputedTiming() ?? {};
  endTime === Infinity ? animation.cancel() : animation.finish();
})`;

/** Takes a whole page, whatever its height, as it looks at rest. */
export class Camera {
  readonly #page: Page;
  readonly #protocol: CDPSession;
  #size = { width: 0, height: 0 };

  private constructor(page: Page, protocol: CDPSession) {
    this.#page = page;
    this.#protocol = protocol;
  }

  static async before(page: Page): Promise<Camera> {
    return new Camera(page, await page.context().newCDPSession(page));
  }

  /** The window grows to the height of the page: what sticks to its edges then stands at the page's. */
  async widen(width: Width): Promise<void> {
    await this.#page.setViewportSize({ width, height: heights[width] });
    await this.#page.evaluate(everythingHasArrived);
    const height = Math.max(await this.#page.evaluate<number>(pageHeight), heights[width]);
    this.#size = { width, height };
    await this.#page.setViewportSize(this.#size);
  }

  async take(theme: Theme, file: string): Promise<void> {
    await this.#page.emulateMedia({ colorScheme: theme });
    await this.#page.evaluate(stillness);
    // Playwright's own shots spend most of their time on making the file small.
    const { data } = await this.#protocol.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      // Without its measures given, a shot has those of whatever the browser last drew.
      clip: { x: 0, y: 0, ...this.#size, scale: 1 },
      captureBeyondViewport: true,
    });
    const path = join(shotsFolder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, Buffer.from(data, 'base64'));
  }
}
