import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** When each job was started last, so that of many processes only one does it. */
export const jobRuns = pgTable('job_runs', {
  name: text('name').primaryKey(),
  startedAt: moment('started_at').notNull(),
});
