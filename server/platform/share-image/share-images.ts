import type { ShareSheet } from '@chalkline/contract/pages';
import { ByteCache } from '../cache/byte-cache.ts';
import type { Task } from '../workers/task.ts';

export const shareImage: Task<ShareSheet, Uint8Array> = { name: 'share-image' };

/** A picture takes about 60 kB. */
const mostBytes = 16 * 1024 * 1024;

/** The pictures for shared links. Each is drawn once, however many requests arrive at the same time. */
export class ShareImages {
  readonly #kept = new ByteCache(mostBytes);
  readonly #draw: (sheet: ShareSheet) => Promise<Uint8Array>;

  constructor(draw: (sheet: ShareSheet) => Promise<Uint8Array>) {
    this.#draw = draw;
  }

  /** The PNG of a sheet, 1200 by 630. */
  picture(sheet: ShareSheet): Promise<Buffer> {
    return this.#kept.get(JSON.stringify(sheet), async () => Buffer.from(await this.#draw(sheet)));
  }
}
