import type { TestClient } from './test-client.ts';

interface Kept {
  readonly etag: string;
  readonly body: string;
}

/** A proxy cache that stores everything the headers allow, and revalidates before it serves a copy. */
export class SharedCache {
  readonly #kept = new Map<string, Kept>();
  readonly #heedsVary: boolean;

  /** Some CDNs ignore `Vary: Cookie`. */
  constructor({ heedsVary = true } = {}) {
    this.#heedsVary = heedsVary;
  }

  get size(): number {
    return this.#kept.size;
  }

  async fetch(client: TestClient, path: string): Promise<{ from: 'origin' | 'cache'; body: string }> {
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const variants = [`${path} for ${cookie}`, `${path} for everybody`];
    const kept = variants.map((variant) => this.#kept.get(variant)).find((known) => known !== undefined);
    const reply = await client.get(path, {
      accept: 'text/html',
      ...(kept ? { 'if-none-match': kept.etag } : {}),
    });
    if (reply.statusCode === 304 && kept) return { from: 'cache', body: kept.body };
    const control = String(reply.headers['cache-control'] ?? '');
    const etag = reply.headers.etag;
    if (control.includes('public') && etag) {
      const isForEach = this.#heedsVary && /\bcookie\b/i.test(String(reply.headers.vary ?? ''));
      const variant = isForEach ? `${path} for ${cookie}` : `${path} for everybody`;
      this.#kept.set(variant, { etag: String(etag), body: reply.body });
    }
    return { from: 'origin', body: reply.body };
  }
}
