import { Socket } from 'node:net';
import { Client, type ClientConfig, type QueryResult, type Submittable } from 'pg';
import type { DatabaseStatus } from './database-status.ts';
import { type DescribedStatements, type NamedRead, PipelinedRead } from './pipelined-read.ts';

export const mostPipelines = 2;

/** With this many unanswered reads, the next one goes to another pipeline, if there is one. */
const busy = 12;

/** With this many, a read does not wait in the pipeline, but for a connection of the pool. */
const full = 40;

/** With no answer for this long, something is slow or blocked, and other reads must not wait behind it. */
const stalledMilliseconds = 300;

/** After a pipeline could not be opened. */
const pauseMilliseconds = 1_000;

/** Like idle connections of the pool, a pipeline is closed: networks forget connections that nobody uses. */
const idleMilliseconds = 10_000;

interface Pipeline {
  readonly client: Client;
  readonly socket: Socket;
  readonly described: DescribedStatements;
  unanswered: number;
  usedAt: number;
  /** When the last answer arrived, or when the first read after it was sent. */
  progressedAt: number;
}

/**
 * Connections on which the reads of a page are sent together, without waiting for each answer. That takes much less
 * processor time than a connection for each of them. Whenever no pipeline is open, the pool has to do it. While the
 * database is down, only the pool tries to reach it, so that no read succeeds while all other queries still fail.
 */
export class ReadPipelines {
  readonly #config: ClientConfig;
  readonly #statementMilliseconds: number;
  readonly #status: Pick<DatabaseStatus, 'isDown'>;
  #open: Pipeline[] = [];
  #opening: Promise<void> | undefined;
  #openedNextAt = 0;
  #hasEnded = false;
  /** Takes all reads until the product waits for something. */
  #chosen: Pipeline | undefined;

  constructor(config: ClientConfig, statementMilliseconds: number, status: Pick<DatabaseStatus, 'isDown'>) {
    this.#config = config;
    this.#statementMilliseconds = statementMilliseconds;
    this.#status = status;
  }

  get connections(): { readonly open: number; readonly busy: number } {
    return { open: this.#open.length, busy: this.#open.filter(({ unanswered }) => unanswered > 0).length };
  }

  /** Undefined if no pipeline can take it. */
  read(statement: NamedRead, values: unknown[]): Promise<QueryResult> | undefined {
    const pipeline = this.#choose();
    if (!pipeline) return undefined;
    this.#sendTogether(pipeline);
    pipeline.usedAt = Date.now();
    if (pipeline.unanswered === 0) pipeline.progressedAt = pipeline.usedAt;
    pipeline.unanswered += 1;
    return new Promise((resolve, reject) => {
      const read = new PipelinedRead(statement, values, pipeline.described, (error, result) => {
        pipeline.unanswered -= 1;
        pipeline.progressedAt = Date.now();
        if (error && isStatementLost(error)) this.#retire(pipeline);
        if (result) resolve(result);
        else reject(error);
      });
      pipeline.client.query(read as unknown as Submittable);
    });
  }

  async end(): Promise<void> {
    this.#hasEnded = true;
    await this.#opening;
    await Promise.all(this.#open.map(({ client }) => client.end()));
  }

  #choose(): Pipeline | undefined {
    const [first, ...others] = this.#chosen
      ? [this.#chosen]
      : this.#open.filter((pipeline) => !isStalled(pipeline));
    const least =
      first && others.reduce((one, other) => (other.unanswered < one.unanswered ? other : one), first);
    if (!least || least.unanswered >= busy) this.#openAnother();
    return least && least.unanswered < full ? least : undefined;
  }

  /** What is written to the socket until then is sent at once. */
  #sendTogether(pipeline: Pipeline): void {
    if (this.#chosen === pipeline) return;
    this.#chosen = pipeline;
    pipeline.socket.cork();
    process.nextTick(() => {
      pipeline.socket.uncork();
      this.#chosen = undefined;
    });
  }

  #openAnother(): void {
    const isPossible =
      !this.#hasEnded && this.#open.length < mostPipelines && Date.now() >= this.#openedNextAt;
    if (!isPossible || this.#opening || this.#status.isDown) return;
    this.#opening = this.#connect().finally(() => {
      this.#opening = undefined;
    });
  }

  /** The pool notices by itself when the database is unreachable, and reports it. */
  async #connect(): Promise<void> {
    const socket = new Socket();
    const client = new Client({ ...this.#config, pipeline: true, stream: () => socket });
    const now = Date.now();
    const pipeline: Pipeline = {
      client,
      socket,
      described: new Map(),
      unanswered: 0,
      usedAt: now,
      progressedAt: now,
    };
    const idleCheck = setInterval(() => this.#closeIfIdle(pipeline), idleMilliseconds).unref();
    const drop = () => {
      clearInterval(idleCheck);
      this.#retire(pipeline);
    };
    client.on('error', drop);
    client.on('end', drop);
    try {
      await client.connect();
      await client.query(`set statement_timeout = ${this.#statementMilliseconds}`);
      this.#open.push(pipeline);
    } catch {
      drop();
      this.#openedNextAt = Date.now() + pauseMilliseconds;
      socket.destroy();
    }
  }

  /** It gets no more reads, and is closed once it has answered. */
  #retire(pipeline: Pipeline): void {
    this.#open = this.#open.filter((other) => other !== pipeline);
    if (this.#chosen === pipeline) this.#chosen = undefined;
  }

  #closeIfIdle(pipeline: Pipeline): void {
    if (pipeline.unanswered > 0 || Date.now() - pipeline.usedAt < idleMilliseconds) return;
    this.#retire(pipeline);
    void pipeline.client.end();
  }
}

function isStalled({ unanswered, progressedAt }: Pipeline): boolean {
  return unanswered > 0 && Date.now() - progressedAt > stalledMilliseconds;
}

/**
 * Whether a connection can no longer run a statement that it has prepared: the first attempt failed before it was
 * prepared (26000), or a table has changed since (0A000).
 */
export function isStatementLost({ code }: Error & { code?: string }): boolean {
  return code === '26000' || code === '0A000';
}
