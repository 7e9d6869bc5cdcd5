import type { Worker } from 'node:worker_threads';
import { startThread } from '../../db/start-thread.ts';
import type { CodePiece } from './code-pieces.ts';

/** One HTML for each piece of code, or nothing where it stays plain. */
export type Highlighted = readonly (string | undefined)[];

/** It says once that it is ready, and then answers each article. */
export type HighlightReply = 'ready' | Highlighted;

/** Where code is coloured, one article at a time. Everything fails when the thread has ended or ends meanwhile. */
export interface HighlightThread {
  readonly hasEnded: boolean;
  ready(): Promise<unknown>;
  highlight(pieces: readonly CodePiece[]): Promise<Highlighted>;
  end(): void;
}

/** Code that takes more memory than that ends its thread, not the product. */
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
    this.#worker.on('exit', () => this.#end(new Error('The thread that colours code has ended.')));
    // A stop does not wait for it.
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
    this.#end(new Error('The thread that colours code was ended.'));
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
