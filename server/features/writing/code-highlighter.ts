import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { Mutex } from '../../db/mutex.ts';
import type { CodePiece } from './code-pieces.ts';
import { type Highlighted, type HighlightThread, HighlightWorker } from './highlight-thread.ts';
import { type TimeLimit, withTimeLimit } from './time-limit.ts';

export interface HighlightLimits {
  /** For loading the highlighter. */
  readonly start: TimeLimit;
  /** For all code of one article. */
  readonly article: TimeLimit;
  /** For waiting behind earlier articles, in milliseconds. An article that has waited longer stays plain. */
  readonly turn: number;
}

const usualLimits: HighlightLimits = {
  start: { worked: 30_000, passed: 60_000 },
  article: { worked: 3_000, passed: 30_000 },
  turn: 30_000,
};

/** How many slow articles are remembered; the oldest is forgotten first. */
const mostRemembered = 1_000;

const plain: Highlighted = [];

/**
 * Highlights code in a thread that starts with the first code and is ended when an article takes too long.
 * That article stays plain from then on.
 */
export class CodeHighlighter {
  /** `plain` is emitted with the reason when code stays plain that could have been highlighted. */
  readonly events = new EventEmitter<{ plain: [reason: Error] }>();
  readonly #startThread: () => HighlightThread;
  readonly #limits: HighlightLimits;
  readonly #turns = new Mutex();
  readonly #tooMuch = new Set<string>();
  #thread: HighlightThread | undefined;

  constructor(startThread = (): HighlightThread => new HighlightWorker(), limits = usualLimits) {
    this.#startThread = startThread;
    this.#limits = limits;
  }

  async highlight(pieces: readonly CodePiece[]): Promise<Highlighted> {
    if (pieces.length === 0) return plain;
    const asked = performance.now();
    const article = fingerprint(pieces);
    return this.#turns.take(async () => {
      if (this.#tooMuch.has(article)) return plain;
      if (performance.now() - asked > this.#limits.turn)
        return this.#plain(new Error('Too many articles wait for highlighting.'));
      const thread = await this.#readyThread();
      return thread ? this.#ask(thread, article, pieces) : plain;
    });
  }

  async #readyThread(): Promise<HighlightThread | undefined> {
    if (!this.#thread || this.#thread.hasEnded) this.#thread = this.#startThread();
    const thread = this.#thread;
    try {
      await withTimeLimit(this.#limits.start, thread.ready());
      return thread;
    } catch (error) {
      this.#giveUp(thread, error);
      return undefined;
    }
  }

  async #ask(thread: HighlightThread, article: string, pieces: readonly CodePiece[]): Promise<Highlighted> {
    try {
      return await withTimeLimit(this.#limits.article, thread.highlight(pieces));
    } catch (error) {
      this.#remember(article);
      return this.#giveUp(thread, error);
    }
  }

  #giveUp(thread: HighlightThread, reason: unknown): Highlighted {
    thread.end();
    this.#thread = undefined;
    return this.#plain(reason as Error);
  }

  #plain(reason: Error): Highlighted {
    this.events.emit('plain', reason);
    return plain;
  }

  #remember(article: string): void {
    this.#tooMuch.add(article);
    const [first] = this.#tooMuch;
    if (this.#tooMuch.size > mostRemembered && first) this.#tooMuch.delete(first);
  }
}

function fingerprint(pieces: readonly CodePiece[]): string {
  return createHash('sha256').update(JSON.stringify(pieces)).digest('base64');
}
