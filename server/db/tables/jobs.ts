import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** When each job was started last, so that of many processes only one does it. */
export const jobRuns = pgTable('job_runs', {
  name: text('name').primaryKey(),
  startedAt: moment('started_at').notNull(),
  /** While a process does it, and says so again and again. One that was killed does not, and another takes over. */
  leasedUntil: moment('leased_until'),
  /** When it was last done to its end. */
  finishedAt: moment('finished_at'),
  /** When it last failed, and why; both stay until it fails again. */
  failedAt: moment('failed_at'),
  lastError: text('last_error'),
});
