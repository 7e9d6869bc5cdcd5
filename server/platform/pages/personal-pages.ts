import type { RenderedPage } from '@chalkline/contract/pages';
import { ByteCache } from '../cache/byte-cache.ts';
import { gzipPage } from './gzip-page.ts';

/** About a thousand pages. */
const mostBytes = 16 * 1024 * 1024;

/**
 * Compressed pages of signed-in people by their fingerprints: whoever opens a page again before its data has changed
 * gets the same bytes.
 */
export class PersonalPages {
  readonly #pages = new ByteCache(mostBytes);

  async get(fingerprint: string, render: () => Promise<RenderedPage>): Promise<Buffer> {
    let isIncomplete = false;
    const page = await this.#pages.get(fingerprint, async () => {
      const { html, isComplete } = await render();
      isIncomplete = !isComplete;
      return gzipPage(html);
    });
    // The next time, rendering may succeed.
    if (isIncomplete) this.#pages.forget(fingerprint);
    return page;
  }
}
