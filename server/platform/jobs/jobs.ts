import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../clock.ts';
import { claimRun, markFailed, markFinished, releaseRun, renewRun } from './claim-run.ts';
import { type Hold, holdRun, withoutLease } from './hold-run.ts';

/** Recurring work. Running it twice, or partly and then again, must be harmless. */
export interface Job {
  /** Names the job in the database and in the logs. It never changes. */
  readonly name: string;
  readonly everyMilliseconds: number;
  /** A signal that announces work. The job then runs at once, in every process that receives it. */
  readonly signal?: { subscribe(listener: () => void): () => void };
  /**
   * Long work ends early, between two steps, when the signal is aborted because the process stops or lost
   * the run.
   */
  run(now: Date, stopping: AbortSignal): Promise<void>;
}

interface Dependencies {
  readonly db: Database;
  readonly now: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Called with every failure. */
  readonly onError?: (error: unknown) => void;
}

/** How often the process checks whether a job is due. */
const pauseBetweenLooks = 60_000;

/** Runs the jobs of every feature when they are due, in one of the processes on the same database. */
export class Jobs {
  readonly #dependencies: Dependencies;
  readonly #stopping = new AbortController();
  /** The current run of each job. A long run delays only its own job. */
  readonly #running = new Map<Job, Promise<void>>();
  /** Jobs whose next check waits for their current run. A second check would find nothing more. */
  readonly #toCheck = new Set<Job>();
  /** Jobs that were signalled and have not started yet. A second signal adds nothing. */
  readonly #signalled = new Set<Job>();
  #stopListening: (() => void)[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  add(job: Job): void {
    this.#running.set(job, Promise.resolve());
  }

  get all(): readonly Job[] {
    return [...this.#running.keys()];
  }

  start(): void {
    const look = () => void this.runDue();
    look();
    this.#timer = setInterval(look, pauseBetweenLooks);
    this.#timer.unref();
    this.#stopListening = [...this.#running.keys()].flatMap((job) => this.#listen(job));
  }

  /** Starts no more jobs and waits for the running ones. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    for (const stop of this.#stopListening) stop();
    this.#stopping.abort();
    await Promise.all(this.#running.values());
  }

  /** Runs every job that is due. A job that fails is tried again when it is due again. */
  async runDue(): Promise<void> {
    for (const job of this.#running.keys())
      this.#afterCurrentRun(job, this.#toCheck, () => this.#runWhenDue(job));
    await Promise.all(this.#running.values());
  }

  /**
   * Also runs the job once now, for work announced before this listener existed, such as content loaded at
   * the start.
   */
  #listen(job: Job): (() => void)[] {
    if (!job.signal) return [];
    const stop = job.signal.subscribe(() => this.#runNow(job));
    this.#runNow(job);
    return [stop];
  }

  /** Runs a job before it is due, but never twice at the same time. */
  #runNow(job: Job): void {
    this.#afterCurrentRun(job, this.#signalled, () => this.#run(job, async () => withoutLease()));
  }

  /** Does nothing if the same is waiting already. */
  #afterCurrentRun(job: Job, waiting: Set<Job>, run: () => Promise<void>): void {
    if (waiting.has(job)) return;
    waiting.add(job);
    const before = this.#running.get(job) ?? Promise.resolve();
    const next = before.then(() => {
      waiting.delete(job);
      return run();
    });
    this.#running.set(job, next);
  }

  #runWhenDue(job: Job): Promise<void> {
    const { db, now } = this.#dependencies;
    return this.#run(job, async (moment) => {
      const isOurs = await claimRun(db, job, moment);
      return isOurs ? holdRun(() => renewRun(db, job, moment, now())) : undefined;
    });
  }

  async #run(job: Job, begin: (moment: Date) => Promise<Hold | undefined>): Promise<void> {
    const { db, now, log, onError } = this.#dependencies;
    if (this.#stopping.signal.aborted) return;
    const startedAt = now();
    try {
      const hold = await begin(startedAt);
      if (hold) await this.#do(job, startedAt, hold);
    } catch (error) {
      log.error({ err: error, job: job.name }, 'a job failed');
      onError?.(error);
      await markFailed(db, job, { startedAt, failedAt: now(), error }).catch(() => undefined);
    }
  }

  /** The run ends early, between two steps, when the process stops or another process has taken over. */
  async #do(job: Job, startedAt: Date, { lost, release }: Hold): Promise<void> {
    const { db, now } = this.#dependencies;
    const { signal } = this.#stopping;
    const ending = AbortSignal.any([signal, lost]);
    try {
      if (!ending.aborted) await job.run(startedAt, ending);
    } catch (error) {
      // Interrupted work has not failed, however it says that it was interrupted.
      if (!ending.aborted) throw error;
    } finally {
      release();
    }
    if (lost.aborted) return;
    if (signal.aborted) await releaseRun(db, job, startedAt);
    else await markFinished(db, job, { startedAt, finishedAt: now() });
  }
}
