import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { speculationRulesPath } from '@chalkline/contract/addresses';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContentWatch } from '../../db/content-watch.ts';
import { contentEtag, isFresh } from '../http/etag.ts';
import { acceptsGzip } from './gzip-page.ts';

const compress = promisify(gzip);

/** Far more than there are public pages; it only limits memory. */
const mostPages = 1_000;

interface CachedPage {
  readonly etag: string;
  readonly html: Buffer;
  readonly gzipped: Buffer;
}

export type RenderMoment = Pick<ContentWatch, 'version' | 'outdatedReads'>;

interface StoredPage extends CachedPage {
  readonly version: number;
}

/**
 * Rendered public pages, cached as bytes until content changes. Only pages that every visitor may see are
 * kept, never one with personal data.
 */
export class PublicPages {
  readonly #watch: ContentWatch;
  readonly #pages = new Map<string, StoredPage>();
  #changes: number;

  constructor(watch: ContentWatch) {
    this.#watch = watch;
    this.#changes = watch.changes;
  }

  /**
   * The content version before rendering. A page may be cached only if everything in it is at least as new.
   */
  get moment(): RenderMoment {
    const { version, outdatedReads } = this.#watch;
    return { version, outdatedReads };
  }

  find(key: string): CachedPage | undefined {
    const page = this.findWhileUnavailable(key);
    return this.#watch.isReliable && page?.version === this.#watch.version ? page : undefined;
  }

  /** Also returns a page that may be out of date, for when none can be rendered. */
  findWhileUnavailable(key: string): StoredPage | undefined {
    if (this.#changes !== this.#watch.changes) {
      this.#pages.clear();
      this.#changes = this.#watch.changes;
    }
    return this.#pages.get(key);
  }

  async keep(key: string, html: string, from: RenderMoment): Promise<CachedPage> {
    const bytes = Buffer.from(html);
    const page = { etag: contentEtag(bytes), html: bytes, gzipped: await compress(bytes, { level: 9 }) };
    const { version, outdatedReads } = this.#watch;
    const isCurrent = from.version === version && from.outdatedReads === outdatedReads;
    if (isCurrent && this.#changes === this.#watch.changes) this.#store(key, { ...page, version });
    return page;
  }

  /** When the cache is full, the oldest page is dropped. */
  #store(key: string, page: StoredPage): void {
    const [oldest] = this.#pages.keys();
    if (oldest !== undefined && this.#pages.size >= mostPages) this.#pages.delete(oldest);
    this.#pages.set(key, page);
  }
}

/** Sends a cached page, or 304 when the browser's copy is current. */
export function sendCachedPage(page: CachedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply
    .header('cache-control', 'public, max-age=0, must-revalidate')
    .header('vary', 'Cookie, Accept-Encoding')
    .header('etag', page.etag)
    .header('speculation-rules', `"${speculationRulesPath}"`);
  if (isFresh(request, page.etag)) return reply.code(304).send();
  reply.header('content-type', 'text/html; charset=utf-8');
  return acceptsGzip(request)
    ? reply.header('content-encoding', 'gzip').send(page.gzipped)
    : reply.send(page.html);
}
