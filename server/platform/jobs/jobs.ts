import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../clock.ts';
import { claimRun } from './claim-run.ts';

/** Work that is done again and again. Doing it twice, or half and then again, must do no harm. */
export interface Job {
  /** Names the job in the database and in the logs; it never changes. */
  readonly name: string;
  readonly everyMilliseconds: number;
  run(now: Date): Promise<void>;
}

interface Surroundings {
  readonly db: Database;
  readonly now: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** How often it is looked whether a job is due. */
const pauseBetweenLooks = 60_000;

/** Does the jobs of every feature when they are due, in one of the processes on the same database. */
export class Jobs {
  readonly #surroundings: Surroundings;
  readonly #jobs: Job[] = [];
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  add(job: Job): void {
    this.#jobs.push(job);
  }

  start(): void {
    const look = () => void this.runDue();
    look();
    this.#timer = setInterval(look, pauseBetweenLooks);
    this.#timer.unref();
  }

  /** Starts nothing more and waits for what is being done. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  /** Does every job that is due, one after the other; one that fails is tried again when it is due again. */
  runDue(): Promise<void> {
    this.#running = this.#running.then(async () => {
      for (const job of this.#jobs) await this.#runWhenDue(job);
    });
    return this.#running;
  }

  async #runWhenDue(job: Job): Promise<void> {
    const { db, now, log } = this.#surroundings;
    try {
      const moment = now();
      if (await claimRun(db, job, moment)) await job.run(moment);
    } catch (error) {
      log.error({ err: error, job: job.name }, 'a job failed');
    }
  }
}
