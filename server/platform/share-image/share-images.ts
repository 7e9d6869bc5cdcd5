import type { ShareSheet } from '@chalkline/contract/pages';
import { drawPicture } from './picture.ts';
import { layOutShareSheet, shareSize } from './share-sheet.ts';

/** Some 60 kB each; a bound against being filled up. */
const mostKept = 200;

/** The pictures that stand beside a shared link. One is drawn once, however many ask for it at the same time. */
export class ShareImages {
  readonly #kept = new Map<string, Promise<Buffer>>();

  /** The PNG of a sheet, 1200 by 630. */
  picture(sheet: ShareSheet): Promise<Buffer> {
    const key = JSON.stringify(sheet);
    const known = this.#kept.get(key);
    if (known) return known;
    const drawn = drawPicture(layOutShareSheet(sheet), shareSize);
    this.#keep(key, drawn);
    return drawn;
  }

  /** What failed is not kept; when it is full, the picture that was kept first makes room. */
  #keep(key: string, drawn: Promise<Buffer>): void {
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= mostKept) this.#kept.delete(oldest);
    this.#kept.set(key, drawn);
    drawn.catch(() => this.#kept.delete(key));
  }
}
