import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { ownerId } from './owner.ts';

/** Which reminders and summaries a person has had, so that none comes twice. */
export const learningEmails = pgTable('learning_emails', {
  userId: ownerId().primaryKey(),
  /** The last visit before the absence that they were reminded in. */
  absentSince: moment('absent_since'),
  /** How many reminders of that absence are done: sent, or left out for good. */
  remindersDone: integer('reminders_done').notNull().default(0),
  /** The last ISO week whose summary is done, such as `2026-W47`. */
  summaryWeek: text('summary_week'),
  /** What happened before this has been in a summary. The next one begins here. */
  summaryUntil: moment('summary_until'),
});
