import { Refusal } from './refusal.ts';

/** Lets a few pieces of heavy work run at a time; the others wait, and when too many wait, no more are taken. */
export class Lanes {
  readonly #width: number;
  readonly #longestQueue: number;
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor(options: { width: number; longestQueue: number }) {
    this.#width = options.width;
    this.#longestQueue = options.longestQueue;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#enter();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  #enter(): Promise<void> {
    if (this.#busy < this.#width) {
      this.#busy += 1;
      return Promise.resolve();
    }
    if (this.#waiting.length >= this.#longestQueue) {
      throw new Refusal('unavailable', 'Too much is being uploaded right now. Please try again in a moment.');
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** The lane goes to whoever waits longest. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#busy -= 1;
  }
}
