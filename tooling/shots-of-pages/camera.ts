import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import { allIsLoaded, allIsStill, pageHeight } from './page-at-rest.ts';
import type { Theme, Width } from './selection.ts';
import { shotsFolder } from './shot-files.ts';

/** The usual height of a screen of each width. */
const heights: Readonly<Record<Width, number>> = { 390: 844, 768: 1024, 1440: 900 };

const mostFittings = 4;

/** Captures a whole page, whatever its height, without motion. */
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

  /** The window grows to the height of the page, so that sticky elements are at the page's edges. */
  async widen(width: Width): Promise<void> {
    await this.#fit({ width, height: heights[width] });
    for (let fitting = 1; fitting < mostFittings; fitting += 1) {
      const height = await this.#page.evaluate<number>(pageHeight);
      if (height === this.#size.height) return;
      await this.#fit({ width, height });
    }
  }

  async #fit(size: { width: number; height: number }): Promise<void> {
    this.#size = size;
    await this.#page.setViewportSize(size);
    await this.#page.evaluate(allIsLoaded);
  }

  async take(theme: Theme, file: string): Promise<void> {
    await this.#page.emulateMedia({ colorScheme: theme });
    await this.#page.evaluate(allIsStill);
    // Playwright's own screenshots spend most of their time on compression.
    const { data } = await this.#protocol.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      // Without a size, a screenshot has the size of whatever the browser last drew.
      clip: { x: 0, y: 0, ...this.#size, scale: 1 },
      captureBeyondViewport: true,
    });
    const path = join(shotsFolder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, Buffer.from(data, 'base64'));
  }
}
