import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseNotifications } from './database-notifications.ts';
import { DatabaseDown } from './database-out-of-reach.ts';
import type { DatabaseStatus } from './database-status.ts';
import { Mutex } from './mutex.ts';
import type { PgliteResult } from './pglite-messages.ts';
import { PgliteBroken, PgliteError, PgliteThread, type QueryOptions } from './pglite-thread.ts';
import { openingError } from './unopened-database.ts';

/** How soon a dead thread is restarted, in milliseconds. It doubles with each failed start. */
const firstRestartDelay = 200;
const longestRestartDelay = 5_000;

const usualPause = (milliseconds: number): Promise<unknown> => pause(milliseconds, undefined, { ref: false });

/** The only methods that Drizzle's PGlite driver calls on its client. */
export interface PgliteQueries {
  query(sql: string, parameters?: readonly unknown[], options?: QueryOptions): Promise<PgliteResult>;
}

/**
 * The queries of one transaction. One that comes after its end is refused: it would run outside of the transaction,
 * or in the next one.
 */
class TransactionQueries implements PgliteQueries {
  readonly #thread: PgliteThread;
  #hasEnded = false;

  constructor(thread: PgliteThread) {
    this.#thread = thread;
  }

  async query(
    sql: string,
    parameters: readonly unknown[] = [],
    options: QueryOptions = {},
  ): Promise<PgliteResult> {
    if (this.#hasEnded) throw new Error('A query came after the end of its transaction.');
    return this.#thread.query(sql, parameters, options);
  }

  end(): void {
    this.#hasEnded = true;
  }
}

/**
 * PGlite in its own thread. It has one connection: a transaction holds it until it ends, and everything
 * else waits. A thread that dies is restarted, which recovers committed data.
 */
export class PgliteClient implements PgliteQueries {
  readonly #dataDir: string;
  readonly #notifications: DatabaseNotifications;
  readonly #status: DatabaseStatus;
  readonly #pause: typeof usualPause;
  readonly #turns = new Mutex();
  #thread: PgliteThread | undefined;
  #restart: Promise<void> | undefined;
  #isClosing = false;

  private constructor(
    dataDir: string,
    notifications: DatabaseNotifications,
    status: DatabaseStatus,
    pause: typeof usualPause,
  ) {
    this.#dataDir = dataDir;
    this.#notifications = notifications;
    this.#status = status;
    this.#pause = pause;
  }

  static async start(
    dataDir: string,
    notifications: DatabaseNotifications,
    status: DatabaseStatus,
    pause = usualPause,
  ): Promise<PgliteClient> {
    const client = new PgliteClient(dataDir, notifications, status, pause);
    try {
      client.#thread = await client.#startThread();
    } catch (error) {
      throw error instanceof PgliteBroken ? openingError(dataDir, error.message || undefined) : error;
    }
    return client;
  }

  query(sql: string, parameters: readonly unknown[] = [], options: QueryOptions = {}): Promise<PgliteResult> {
    return this.#turns.take(async () => this.#running().query(sql, parameters, options));
  }

  transaction<Result>(work: (queries: PgliteQueries) => Promise<Result>): Promise<Result> {
    return this.#turns.take(async () => {
      // The whole transaction runs in one thread: after a restart its later queries must not run without
      // the earlier ones.
      const thread = this.#running();
      const end = (statement: 'COMMIT' | 'ROLLBACK') => thread.query(statement, [], {});
      const queries = new TransactionQueries(thread);
      await thread.query('BEGIN', [], {});
      try {
        const result = await work(queries);
        queries.end();
        await end('COMMIT');
        return result;
      } catch (error) {
        queries.end();
        // A dead thread has already rolled back; the first error is the one that is thrown.
        await end('ROLLBACK').catch(() => undefined);
        throw error;
      }
    });
  }

  get waiting(): number {
    return this.#turns.waiting;
  }

  /**
   * Does not wait for its turn: it may run between the queries of a transaction, and any answer proves that
   * the database works.
   */
  async ping(): Promise<void> {
    await this.#running()
      .query('select 1', [], {})
      .catch((error: unknown) => {
        if (!(error instanceof PgliteError)) throw error;
      });
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#restart;
    await this.#turns.take(async () => {
      await this.#thread?.close();
      this.#thread = undefined;
    });
  }

  #running(): PgliteThread {
    if (!this.#thread) throw new DatabaseDown();
    return this.#thread;
  }

  #startThread(): Promise<PgliteThread> {
    return PgliteThread.start(this.#dataDir, {
      notification: (channel, payload) => this.#notifications.receive(channel, payload),
      death: (reason) => this.#died(reason),
    });
  }

  #died(reason: string): void {
    this.#thread = undefined;
    this.#notifications.connectionLost();
    this.#status.wentDown(reason);
    this.#restart = this.#startAgain();
  }

  async #startAgain(): Promise<void> {
    let delay = firstRestartDelay;
    while (!this.#isClosing) {
      await this.#pause(delay);
      delay = Math.min(2 * delay, longestRestartDelay);
      const thread = await this.#startThread().catch((error: Error) => {
        this.#status.staysDown(error.message);
      });
      if (!thread) continue;
      this.#thread = thread;
      this.#status.cameBack();
      this.#notifications.connectionRestored();
      return;
    }
  }
}
