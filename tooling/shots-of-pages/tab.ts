import type { Page } from 'playwright';
import { Camera } from './camera.ts';
import { ConsoleWatch } from './console-watch.ts';
import { nothingIsArriving } from './page-at-rest.ts';
import type { ListedPage } from './route-table.ts';
import type { Selection } from './selection.ts';
import { shotFile } from './shot-files.ts';
import type { Viewer } from './viewers.ts';

export interface Findings {
  readonly shots: number;
  /** The errors, each with its page and person. */
  readonly errors: readonly string[];
}

/** A tab that opens one page after the other. */
export class Tab {
  readonly #page: Page;
  readonly #camera: Camera;
  readonly #watch: ConsoleWatch;

  private constructor(page: Page, camera: Camera) {
    this.#page = page;
    this.#camera = camera;
    this.#watch = new ConsoleWatch(page);
  }

  static async of(page: Page): Promise<Tab> {
    return new Tab(page, await Camera.before(page));
  }

  /** Opens a page once and captures it at every width and in every theme. Redirects are left out. */
  async visit(
    origin: string,
    page: ListedPage,
    viewer: Viewer,
    { widths, themes }: Selection,
  ): Promise<Findings> {
    const url = origin + page.address;
    this.#watch.turnTo(url);
    const response = await this.#page.goto(url, { waitUntil: 'load' });
    await this.#page.waitForFunction(nothingIsArriving);
    if (response?.request().redirectedFrom()) return { shots: 0, errors: [] };
    for (const width of widths) {
      await this.#camera.widen(width);
      for (const theme of themes) await this.#camera.take(theme, shotFile({ page, viewer, width, theme }));
    }
    const errors = this.#watch.errors.map((error) => `${page.address} as ${viewer.label}: ${error}`);
    return { shots: widths.length * themes.length, errors };
  }
}
