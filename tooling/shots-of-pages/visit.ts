import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { ConsoleWatch } from './console-watch.ts';
import type { Onlooker } from './onlookers.ts';
import type { ListedPage } from './route-table.ts';
import type { Selection, Width } from './selection.ts';
import { shotFile, shotsFolder } from './shot-files.ts';

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

export interface Visit {
  readonly page: ListedPage;
  readonly onlooker: Onlooker;
}

export interface VisitResult {
  readonly shots: number;
  readonly errors: readonly string[];
}

/** Opens a page once and takes it at every width, in every theme. One that only leads elsewhere is left out. */
export async function visit(
  context: BrowserContext,
  origin: string,
  { page: listed, onlooker }: Visit,
  { widths, themes }: Pick<Selection, 'widths' | 'themes'>,
): Promise<VisitResult> {
  const page = await context.newPage();
  try {
    const watch = new ConsoleWatch(page, origin + listed.address);
    const response = await page.goto(origin + listed.address, { waitUntil: 'load' });
    if (response?.request().redirectedFrom()) return { shots: 0, errors: watch.errors };
    for (const width of widths) {
      await page.setViewportSize({ width, height: heights[width] });
      await page.evaluate(everythingHasArrived);
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        await takeShot(page, shotFile({ page: listed, onlooker, width, theme }));
      }
    }
    return { shots: widths.length * themes.length, errors: watch.errors };
  } finally {
    await page.close();
  }
}

async function takeShot(page: Page, file: string): Promise<void> {
  await page.screenshot({ path: join(shotsFolder, file), fullPage: true, animations: 'disabled' });
}
