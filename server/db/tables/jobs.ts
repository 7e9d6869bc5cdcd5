import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** The latest run of each job, so that only one of several processes runs it. */
export const jobRuns = pgTable('job_runs', {
  name: text('name').primaryKey(),
  startedAt: moment('started_at').notNull(),
  /** Renewed while a process runs the job. A killed process does not renew it, and another takes over. */
  leasedUntil: moment('leased_until'),
  /** When it last succeeded. */
  finishedAt: moment('finished_at'),
  /** When it last failed, and why. Both stay until the next failure. */
  failedAt: moment('failed_at'),
  lastError: text('last_error'),
});
