import { type PGlite, parse, protocol, types } from '@electric-sql/pglite';
import type { PgliteRequest, PgliteResult } from './pglite-messages.ts';

type BackendMessages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

interface Statement {
  readonly name: string;
  readonly parameterTypes: readonly number[];
  /** Names and types of its columns, as every execution would repeat them. */
  readonly columns: BackendMessages;
}

type Query = Pick<PgliteRequest, 'sql' | 'parameters' | 'rowMode'>;

const { serialize } = protocol;
const isPreparable = /^\s*(select|insert|update|delete|with)\b/i;
const changesTables = /^\s*(create|alter|drop)\b/i;

/** How many statements stay prepared. Each takes some 30 kB of the database's memory. */
const mostStatements = 200;

/** What PostgreSQL says when a prepared statement would return other columns than before. */
const changedResultType = '0A000';

const isOutdated = (error: unknown) => (error as { code?: string }).code === changedResultType;

const asText = (value: string) => value;

/** Drizzle parses dates and intervals from text. */
const textParsers = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182].map(
    (type) => [type, asText],
  ),
);

/**
 * Runs queries on PGlite, and prepares each statement once: PGlite's own `query` parses and plans it anew, with five
 * calls into the database. That took most of the time of a typical query.
 */
export class PgliteStatements {
  readonly #pglite: PGlite;
  readonly #parsers: PGlite['parsers'];
  /** The least recently used statement comes first. */
  readonly #prepared = new Map<string, Statement>();
  #lastNumber = 0;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
    this.#parsers = { ...pglite.parsers, ...textParsers };
  }

  async run(query: Query): Promise<PgliteResult> {
    if (isPreparable.test(query.sql)) return this.#runPrepared(query);
    if (changesTables.test(query.sql)) await this.#forgetAll();
    if (query.parameters.length > 0) throw new Error(`This statement takes no parameters: ${query.sql}`);
    return this.#resultOf(await this.#send(serialize.query(query.sql)), query);
  }

  async #runPrepared(query: Query): Promise<PgliteResult> {
    try {
      return await this.#execute(query);
    } catch (error) {
      // Its tables have changed by a statement that was rolled back, or that hid in a block. Outside a transaction
      // it is prepared again; the failed transaction of others is over anyway.
      if (!isOutdated(error)) throw error;
      await this.#forgetAll();
      return this.#execute(query);
    }
  }

  async #execute(query: Query): Promise<PgliteResult> {
    const statement = await this.#statementFor(query.sql);
    const values = query.parameters.map((value, index) =>
      this.#asText(value, statement.parameterTypes[index]),
    );
    const replies = await this.#send(
      serialize.bind({ statement: statement.name, values }),
      serialize.execute(),
      serialize.sync(),
    );
    return this.#resultOf([...statement.columns, ...replies], query);
  }

  #resultOf(replies: BackendMessages, { rowMode }: Query): PgliteResult {
    const [result] = parse.parseResults(replies, this.#parsers, { rowMode });
    return { rows: result?.rows ?? [], affectedRows: result?.affectedRows };
  }

  async #statementFor(sql: string): Promise<Statement> {
    const statement = this.#prepared.get(sql) ?? (await this.#prepare(sql));
    this.#prepared.delete(sql);
    this.#prepared.set(sql, statement);
    return statement;
  }

  async #prepare(sql: string): Promise<Statement> {
    this.#lastNumber += 1;
    const name = `s${this.#lastNumber}`;
    const replies = await this.#send(
      ...this.#closeOldest(),
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    return {
      name,
      parameterTypes: parse.parseDescribeStatementResults(replies),
      columns: replies.filter((reply) => reply.name === 'rowDescription'),
    };
  }

  #closeOldest(): Uint8Array[] {
    const [oldest] = this.#prepared;
    if (!oldest || this.#prepared.size < mostStatements) return [];
    const [sql, { name }] = oldest;
    this.#prepared.delete(sql);
    return [serialize.close({ type: 'S', name })];
  }

  /** A prepared statement cannot return columns of another type than before. */
  async #forgetAll(): Promise<void> {
    if (this.#prepared.size === 0) return;
    this.#prepared.clear();
    await this.#send(serialize.query('DEALLOCATE ALL'));
  }

  #asText(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : this.#pglite.serializers[type];
    return serializer ? serializer(value) : String(value);
  }

  #send(...messages: readonly Uint8Array[]): Promise<BackendMessages> {
    return this.#pglite.execProtocolStream(Buffer.concat(messages));
  }
}
