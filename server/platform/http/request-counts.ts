import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** As many as the plugin's own store remembers. */
const mostKeys = 5_000;

interface Window {
  readonly begunAt: number;
  readonly count: number;
}

type Report = Parameters<FastifyRateLimitStore['incr']>[1];

/**
 * Counts requests in this process. The plugin's own store hands out a count that goes on changing, so that of requests
 * which arrive together all get the last count, and too many are refused.
 */
export class RequestCounts implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>();

  incr(key: string, report: Report, timeWindow: number): void {
    const now = Date.now();
    const known = this.#windows.get(key);
    const isOver = known === undefined || known.begunAt + timeWindow <= now;
    const { begunAt, count } = isOver ? { begunAt: now, count: 0 } : known;
    this.#remember(key, { begunAt, count: count + 1 });
    report(null, { current: count + 1, ttl: begunAt + timeWindow - now });
  }

  /** Every route counts for itself. */
  child(): RequestCounts {
    return new RequestCounts();
  }

  /** Forgets the key that has not been used for the longest time. */
  #remember(key: string, window: Window): void {
    this.#windows.delete(key);
    this.#windows.set(key, window);
    if (this.#windows.size <= mostKeys) return;
    for (const oldest of this.#windows.keys()) {
      this.#windows.delete(oldest);
      return;
    }
  }
}
