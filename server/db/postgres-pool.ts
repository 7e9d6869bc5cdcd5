import { setTimeout as pause } from 'node:timers/promises';
import { Pool, type PoolClient, type PoolConfig, type QueryConfig, type QueryResult } from 'pg';
import { DatabaseDown, isDatabaseOutOfReach } from './database-out-of-reach.ts';
import type { DatabaseStatus } from './database-status.ts';
import type { NamedRead } from './pipelined-read.ts';
import { isStatementLost, type ReadPipelines } from './read-pipelines.ts';
import { transactionClient } from './transaction-client.ts';

/** How often an unreachable database is tried again, in milliseconds. */
const pauseBetweenTries = 200;

/** The pool or server is out of connections, but one may be freed soon. */
function isCrowded({ code, message }: Error & { code?: string }): boolean {
  return code === '53300' || message === 'timeout exceeded when trying to connect';
}

type OnClient = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

type RunQuery = (
  statement: QueryConfig | string,
  values?: unknown[],
  callback?: (error: Error, result: QueryResult) => void,
) => Promise<QueryResult>;

function isNamedRead(statement: QueryConfig | string): statement is NamedRead {
  return typeof statement === 'object' && statement.name !== undefined;
}

/** The connections of the pool may have lost the prepared statement, too. */
function unprepared({ name: _, ...statement }: NamedRead): QueryConfig {
  return statement;
}

/**
 * A pool that survives lost connections. While the database is down, one attempt at a time tries to reach
 * it, and all other queries fail at once instead of waiting for a timeout.
 */
export class PostgresPool extends Pool {
  readonly #status: DatabaseStatus;
  readonly #pipelines: ReadPipelines | undefined;

  constructor(options: PoolConfig, status: DatabaseStatus, pipelines?: ReadPipelines) {
    super(options);
    this.#status = status;
    this.#pipelines = pipelines;
    if (pipelines) this.#readBy(pipelines);
    // A broken connection fails the query that uses it and is then replaced. `pg` also emits the error, and
    // an error event without a listener would end the process. While a client is checked out, the pool does
    // not listen to it, so each client gets a listener of its own.
    this.on('error', () => undefined);
    this.on('connect', (client) => client.on('error', () => undefined));
  }

  override async end(): Promise<void> {
    await this.#pipelines?.end();
    await super.end();
  }

  /** Assigned, because the method of the pool has many signatures, of which Drizzle uses one. */
  #readBy(pipelines: ReadPipelines): void {
    const usual = this.query.bind(this) as RunQuery;
    const query: RunQuery = (statement, values, callback) => {
      const pipelined =
        isNamedRead(statement) && !callback ? pipelines.read(statement, values ?? []) : undefined;
      if (!pipelined) return usual(statement, values, callback);
      return pipelined.catch((error: Error) => {
        if (!isStatementLost(error)) throw error;
        return usual(unprepared(statement as NamedRead), values);
      });
    };
    Object.assign(this, { query });
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: OnClient): void;
  override connect(callback?: OnClient): Promise<PoolClient> | undefined {
    if (!callback) return this.#checkOut();
    if (this.#failsFast) {
      callback(new DatabaseDown(), undefined, () => undefined);
      return undefined;
    }
    super.connect((error, client, done) => {
      if (error) this.#noteFailure(error);
      callback(error, client, done);
    });
    return undefined;
  }

  /** Drizzle calls this to get a client for a transaction. */
  async #checkOut(): Promise<PoolClient> {
    if (this.#failsFast) throw new DatabaseDown();
    try {
      return transactionClient(await super.connect());
    } catch (error) {
      this.#noteFailure(error as Error);
      throw error;
    }
  }

  /** Open connections may still work, for example when the server only refuses new ones. */
  get #failsFast(): boolean {
    return this.#status.isDown && this.idleCount === 0;
  }

  #noteFailure(error: Error): void {
    if (this.#status.isDown || this.ending || isCrowded(error) || !isDatabaseOutOfReach(error)) return;
    this.#status.wentDown(error.message || String(error));
    void this.#tryUntilBack();
  }

  async #tryUntilBack(): Promise<void> {
    while (!this.ending) {
      await pause(pauseBetweenTries, undefined, { ref: false });
      if (await this.#canConnect()) return this.#status.cameBack();
    }
  }

  async #canConnect(): Promise<boolean> {
    try {
      const client = await super.connect();
      client.release();
      return true;
    } catch {
      return false;
    }
  }
}
