import { Refusal } from './refusal.ts';

const tooManyUploads = () =>
  new Refusal('unavailable', 'Too much is being uploaded right now. Please try again in a moment.');

/** Lets a few pieces of heavy work run at a time; the others wait, and when too many wait, no more are taken. */
export class Lanes {
  readonly #width: number;
  readonly #longestQueue: number;
  readonly #busy: () => Refusal;
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor(options: { width: number; longestQueue: number; busy?: () => Refusal }) {
    this.#width = options.width;
    this.#longestQueue = options.longestQueue;
    this.#busy = options.busy ?? tooManyUploads;
  }

  /** Whether the next piece of work would be refused. */
  get isFull(): boolean {
    return this.#running >= this.#width && this.#waiting.size >= this.#longestQueue;
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
      this.#waiting.add(proceed);
      signal?.addEventListener('abort', leaveQueue, { once: true });
    });
  }

  /** The lane goes to whoever waits longest. */
  #leave(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
