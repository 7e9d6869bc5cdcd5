import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../platform/start-thread.ts';
import type { Notices } from './notices.ts';
import type { PgliteFailure, PgliteReply, PgliteRequest, PgliteResult } from './pglite-messages.ts';
import { Turns } from './turns.ts';

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

/** The folder holds something that the embedded database cannot read. */
export class DamagedDatabase extends Error {
  override readonly name = 'DamagedDatabase';

  constructor(folder: string, reason: string) {
    super(
      `The embedded database in ${folder} cannot be opened (${reason}). Restore the folder from a copy, or begin again with npm run reset.`,
    );
  }
}

const stoppedMessage = 'The embedded database has stopped.';

interface Pending {
  resolve(result: PgliteResult): void;
  reject(error: Error): void;
}

interface QueryOptions {
  readonly rowMode?: 'array' | 'object';
}

/** What Drizzle's PGlite driver calls on its client, and all that it calls. */
export interface PgliteQueries {
  query(sql: string, parameters?: readonly unknown[], options?: QueryOptions): Promise<PgliteResult>;
}

/**
 * PGlite in a thread of its own. There is one connection: a transaction has it to itself until it
 * ends, everything else waits its turn.
 */
export class PgliteClient implements PgliteQueries {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  readonly #turns = new Turns();
  #lastId = 0;
  #hasStopped = false;

  private constructor(worker: Worker, notices: Notices) {
    this.#worker = worker;
    worker.on('message', (reply: PgliteReply) => this.#receive(reply, notices));
    worker.on('exit', () => this.#stopped());
  }

  static async start(dataDir: string, notices: Notices): Promise<PgliteClient> {
    const worker = startThread(import.meta.url, 'pglite-worker', { workerData: { dataDir } });
    const [reply] = (await once(worker, 'message')) as [PgliteReply];
    if (reply.kind === 'broken') throw new DamagedDatabase(dataDir, reply.message);
    return new PgliteClient(worker, notices);
  }

  query(sql: string, parameters: readonly unknown[] = [], options: QueryOptions = {}): Promise<PgliteResult> {
    return this.#turns.take(() => this.#ask('query', sql, parameters, options));
  }

  transaction<Result>(work: (queries: PgliteQueries) => Promise<Result>): Promise<Result> {
    const query: PgliteQueries['query'] = (sql, parameters = [], options = {}) =>
      this.#ask('query', sql, parameters, options);
    return this.#turns.take(async () => {
      await query('BEGIN');
      try {
        const result = await work({ query });
        await query('COMMIT');
        return result;
      } catch (error) {
        await query('ROLLBACK');
        throw error;
      }
    });
  }

  async close(): Promise<void> {
    await this.#turns.take(() => this.#ask('close', '', [], {}));
    await this.#worker.terminate();
  }

  #ask(
    kind: PgliteRequest['kind'],
    sql: string,
    parameters: readonly unknown[],
    options: QueryOptions,
  ): Promise<PgliteResult> {
    if (this.#hasStopped) return Promise.reject(new Error(stoppedMessage));
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

  #receive(reply: PgliteReply, notices: Notices): void {
    if (reply.kind === 'notification') notices.heard(reply.channel, reply.payload);
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
    for (const { reject } of this.#pending.values()) reject(new Error(stoppedMessage));
    this.#pending.clear();
  }
}
