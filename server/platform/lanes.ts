import { Refusal } from './refusal.ts';

/** Lets a few pieces of heavy work run at a time; the others wait, and when too many wait, no more are taken. */
export class Lanes {
  readonly #width: number;
  readonly #longestQueue: number;
  readonly #waiting = new Set<() => void>();
  #busy = 0;

  constructor(options: { width: number; longestQueue: number }) {
    this.#width = options.width;
    this.#longestQueue = options.longestQueue;
  }

  /** Work that nobody waits for any more, by its signal, gives up its place in the queue. */
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
    if (this.#busy < this.#width) {
      this.#busy += 1;
      return Promise.resolve();
    }
    if (this.#waiting.size >= this.#longestQueue) {
      throw new Refusal('unavailable', 'Too much is being uploaded right now. Please try again in a moment.');
    }
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
      this.#waiting.add(proceed);
      signal?.addEventListener('abort', leaveQueue, { once: true });
    });
  }

  /** The lane goes to whoever waits longest. */
  #leave(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#busy -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
