import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseNotifications } from './database-notifications.ts';
import { DatabaseDown } from './database-out-of-reach.ts';
import type { DatabaseStatus } from './database-status.ts';
import { Mutex } from './mutex.ts';
import type { PgliteResult } from './pglite-messages.ts';
import { PgliteBroken, PgliteError, PgliteThread, type QueryOptions } from './pglite-thread.ts';
import { whyItDidNotOpen } from './unopened-database.ts';

/** How soon a thread that has died is started again, in milliseconds. It doubles with each start that fails. */
const firstRestartDelay = 200;
const longestRestartDelay = 5_000;

const usualPause = (milliseconds: number): Promise<unknown> => pause(milliseconds, undefined, { ref: false });

/** What Drizzle's PGlite driver calls on its client, and all that it calls. */
export interface PgliteQueries {
  query(sql: string, parameters?: readonly unknown[], options?: QueryOptions): Promise<PgliteResult>;
}

/**
 * PGlite in a thread of its own. There is one connection: a transaction has it to itself until it ends,
 * everything else waits its turn. A thread that dies is started again, which recovers what was committed.
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
      throw error instanceof PgliteBroken ? whyItDidNotOpen(dataDir, error.message || undefined) : error;
    }
    return client;
  }

  query(sql: string, parameters: readonly unknown[] = [], options: QueryOptions = {}): Promise<PgliteResult> {
    return this.#turns.take(async () => this.#running().query(sql, parameters, options));
  }

  transaction<Result>(work: (queries: PgliteQueries) => Promise<Result>): Promise<Result> {
    return this.#turns.take(async () => {
      // The whole transaction is asked of one thread: what follows a restart must not be done without
      // what came before it.
      const thread = this.#running();
      const query: PgliteQueries['query'] = (sql, parameters = [], options = {}) =>
        thread.query(sql, parameters, options);
      await query('BEGIN');
      try {
        const result = await work({ query });
        await query('COMMIT');
        return result;
      } catch (error) {
        // A thread that has died has undone it already; what went wrong first is thrown.
        await query('ROLLBACK').catch(() => undefined);
        throw error;
      }
    });
  }

  get waiting(): number {
    return this.#turns.waiting;
  }

  /** Not in turn: it may be asked between the queries of a transaction, and any answer is a sign of life. */
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
