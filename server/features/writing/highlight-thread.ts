import type { Worker } from 'node:worker_threads';
import { startThread } from '../../db/start-thread.ts';
import type { CodePiece } from './code-pieces.ts';

/** The HTML of each code block, or undefined where it stays plain. */
export type Highlighted = readonly (string | undefined)[];

/** The thread reports once that it is ready, and then replies to each article. */
export type HighlightReply = 'ready' | Highlighted;

/** Highlights one article at a time. All calls fail when the thread has ended or ends meanwhile. */
export interface HighlightThread {
  readonly hasEnded: boolean;
  ready(): Promise<unknown>;
  highlight(pieces: readonly CodePiece[]): Promise<Highlighted>;
  end(): void;
}

/** Code that needs more memory ends its thread, not the product. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

interface Waiting {
  resolve(reply: HighlightReply): void;
  reject(error: Error): void;
}

export class HighlightWorker implements HighlightThread {
  readonly #worker: Worker;
  readonly #isReady: Promise<HighlightReply>;
  #waiting: Waiting | undefined;
  #ended: Error | undefined;

  constructor() {
    this.#worker = startThread(import.meta.url, 'highlight-worker', { resourceLimits });
    this.#worker.on('message', (reply: HighlightReply) => this.#waiting?.resolve(reply));
    this.#worker.on('error', (error: Error) => this.#end(error));
    this.#worker.on('exit', () => this.#end(new Error('The highlighting thread has ended.')));
    // The process does not wait for the thread when it stops.
    this.#worker.unref();
    this.#isReady = this.#reply();
  }

  get hasEnded(): boolean {
    return this.#ended !== undefined;
  }

  ready(): Promise<unknown> {
    return this.#isReady;
  }

  async highlight(pieces: readonly CodePiece[]): Promise<Highlighted> {
    const reply = this.#reply();
    this.#worker.postMessage(pieces);
    return (await reply) as Highlighted;
  }

  end(): void {
    this.#end(new Error('The highlighting thread was ended.'));
    void this.#worker.terminate();
  }

  #reply(): Promise<HighlightReply> {
    if (this.#ended) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
  }

  #end(reason: Error): void {
    this.#ended ??= reason;
    this.#waiting?.reject(this.#ended);
  }
}
