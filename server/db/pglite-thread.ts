import { setFlagsFromString } from 'node:v8';
import type { Worker } from 'node:worker_threads';
import type { PgliteFailure, PgliteReply, PgliteRequest, PgliteResult } from './pglite-messages.ts';
import { startThread } from './start-thread.ts';

export class PgliteError extends Error {
  override readonly name = 'PgliteError';
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly constraint: string | undefined;

  constructor(failure: PgliteFailure) {
    super(failure.message);
    this.code = failure.code;
    this.detail = failure.detail;
    this.constraint = failure.constraint;
  }
}

/** The thread works, but its database cannot be opened. */
export class PgliteBroken extends Error {
  override readonly name = 'PgliteBroken';
}

interface Pending {
  resolve(result: PgliteResult): void;
  reject(error: Error): void;
}

interface ThreadListeners {
  notification(channel: string, payload: string): void;
  /** Called when the thread has ended by itself. */
  death(reason: string): void;
}

export interface QueryOptions {
  readonly rowMode?: 'array' | 'object';
}

const stopped = () => new Error('The embedded database has stopped.');

/**
 * V8 compiles a part of the database again for speed when it has run this much of it. By default it begins so early
 * that a start takes twice the processor time. A busy database still reaches this limit within seconds.
 */
const compileForSpeedLater = '--wasm-tiering-budget=100000000';

/** One run of the PGlite worker thread. After its end, all calls fail. */
export class PgliteThread {
  readonly #worker: Worker;
  readonly #listeners: ThreadListeners;
  readonly #pending = new Map<number, Pending>();
  readonly #ready: Promise<void>;
  #becomeReady = () => {};
  #fail: (error: Error) => void = () => {};
  #lastId = 0;
  #isReady = false;
  #hasStopped = false;
  #isClosing = false;
  #failure = 'its thread has ended';

  private constructor(worker: Worker, listeners: ThreadListeners) {
    this.#worker = worker;
    this.#listeners = listeners;
    this.#ready = new Promise((resolve, reject) => {
      this.#becomeReady = resolve;
      this.#fail = reject;
    });
    worker.on('message', (reply: PgliteReply) => this.#receive(reply));
    // Without a listener, an error in the thread would end the whole process.
    worker.on('error', (error: Error) => {
      this.#failure = error.message;
    });
    worker.on('exit', () => this.#stopped());
  }

  /** Starts a thread and waits until its database is open. */
  static async start(dataDir: string, listeners: ThreadListeners): Promise<PgliteThread> {
    setFlagsFromString(compileForSpeedLater);
    const worker = startThread(import.meta.url, 'pglite-worker', { workerData: { dataDir } });
    const thread = new PgliteThread(worker, listeners);
    try {
      await thread.#ready;
      return thread;
    } catch (error) {
      await worker.terminate();
      throw error;
    }
  }

  query(sql: string, parameters: readonly unknown[], options: QueryOptions): Promise<PgliteResult> {
    return this.#ask('query', sql, parameters, options);
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    try {
      if (!this.#hasStopped) await this.#ask('close', '', [], {});
    } finally {
      await this.#worker.terminate();
    }
  }

  #ask(
    kind: PgliteRequest['kind'],
    sql: string,
    parameters: readonly unknown[],
    options: QueryOptions,
  ): Promise<PgliteResult> {
    if (this.#hasStopped) return Promise.reject(stopped());
    this.#lastId += 1;
    const request: PgliteRequest = {
      id: this.#lastId,
      kind,
      sql,
      parameters,
      rowMode: options.rowMode ?? 'object',
    };
    return new Promise((resolve, reject) => {
      this.#pending.set(request.id, { resolve, reject });
      this.#worker.postMessage(request);
    });
  }

  #receive(reply: PgliteReply): void {
    if (reply.kind === 'ready') {
      this.#isReady = true;
      this.#becomeReady();
    }
    if (reply.kind === 'broken') this.#fail(new PgliteBroken(reply.message));
    if (reply.kind === 'notification') this.#listeners.notification(reply.channel, reply.payload);
    if (reply.kind === 'result') this.#settle(reply.id)?.resolve(reply.result);
    if (reply.kind === 'failure') this.#settle(reply.id)?.reject(new PgliteError(reply.failure));
  }

  #settle(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  #stopped(): void {
    this.#hasStopped = true;
    this.#fail(new PgliteBroken(this.#failure));
    for (const { reject } of this.#pending.values()) reject(stopped());
    this.#pending.clear();
    if (this.#isReady && !this.#isClosing) this.#listeners.death(this.#failure);
  }
}
