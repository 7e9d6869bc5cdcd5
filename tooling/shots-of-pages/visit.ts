import type { BrowserContext } from 'playwright';
import { Camera } from './camera.ts';
import { ConsoleWatch } from './console-watch.ts';
import type { Onlooker } from './onlookers.ts';
import type { ListedPage } from './route-table.ts';
import type { Selection } from './selection.ts';
import { shotFile } from './shot-files.ts';

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
    const camera = await Camera.before(page);
    for (const width of widths) {
      await camera.widen(width);
      for (const theme of themes)
        await camera.take(theme, shotFile({ page: listed, onlooker, width, theme }));
    }
    return { shots: widths.length * themes.length, errors: watch.errors };
  } finally {
    await page.close();
  }
}
