import type { ShareSheet } from '@chalkline/contract/pages';
import { ByteCache } from '../cache/byte-cache.ts';
import type { Task } from '../workers/task.ts';

export const shareImage: Task<ShareSheet, Uint8Array> = { name: 'share-image' };

/** Some 60 kB each. */
const mostBytes = 16 * 1024 * 1024;

/** The pictures that stand beside a shared link. One is drawn once, however many ask for it at the same time. */
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
