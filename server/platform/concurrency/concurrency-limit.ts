export interface ConcurrencyOptions {
  /** How many pieces of work run at a time. */
  readonly width: number;
  readonly longestQueue: number;
  /** Work is refused while the first in the queue has waited longer than this, in milliseconds. */
  readonly longestWait?: number;
  /** What work is refused with. */
  readonly busy: () => Error;
}

/**
 * Limits how much heavy work runs at a time. Further work waits in a queue, and is refused when the queue
 * is full.
 */
export class ConcurrencyLimit {
  readonly #width: number;
  readonly #longestQueue: number;
  readonly #longestWait: number;
  readonly #busy: () => Error;
  /** The waiting work, each with the time it began to wait. */
  readonly #waiting = new Map<() => void, number>();
  #running = 0;

  constructor(options: ConcurrencyOptions) {
    this.#width = options.width;
    this.#longestQueue = options.longestQueue;
    this.#longestWait = options.longestWait ?? Number.POSITIVE_INFINITY;
    this.#busy = options.busy;
  }

  /** Whether the next piece of work would be refused. */
  get isFull(): boolean {
    if (this.#running < this.#width) return false;
    return this.#waiting.size >= this.#longestQueue || this.#waitOfFirst() > this.#longestWait;
  }

  #waitOfFirst(): number {
    const [since] = this.#waiting.values();
    return since === undefined ? 0 : performance.now() - since;
  }

  /** Work whose signal is aborted leaves the queue. */
  async run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    await this.#enter(signal);
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      this.#leave();
    }
  }

  #enter(signal: AbortSignal | undefined): Promise<void> {
    if (this.#running < this.#width) {
      this.#running += 1;
      return Promise.resolve();
    }
    if (this.isFull) throw this.#busy();
    return this.#wait(signal);
  }

  #wait(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leaveQueue = () => {
        if (this.#waiting.delete(proceed)) reject(signal?.reason);
      };
      const proceed = () => {
        signal?.removeEventListener('abort', leaveQueue);
        resolve();
      };
      this.#waiting.set(proceed, performance.now());
      signal?.addEventListener('abort', leaveQueue, { once: true });
    });
  }

  /** Starts the work that has waited longest. */
  #leave(): void {
    const [next] = this.#waiting.keys();
    if (!next) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
