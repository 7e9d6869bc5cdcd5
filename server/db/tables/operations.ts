import { type AlertKind, alertKinds } from '@chalkline/domain/operations/alerts';
import type { LaunchCheckStatus } from '@chalkline/domain/operations/launch-checks';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** What founders have been told about, so that no process and no restart repeats it. */
export const alerts = pgTable('alerts', {
  kind: text('kind', { enum: alertKinds }).$type<AlertKind>().primaryKey(),
  /** Null while all is well. */
  raisedAt: moment('raised_at'),
  /** Since when the condition has been the opposite. */
  changingSince: moment('changing_since'),
});

/** How many requests all processes together have answered in each of the last minutes. */
export const requestMinutes = pgTable('request_minutes', {
  minute: moment('minute').primaryKey(),
  answered: integer('answered').notNull(),
  /** Those with a status of 500 or more. */
  failed: integer('failed').notNull(),
});

/** The latest run of the launch checklist, which all founders share. */
export const launchChecks = pgTable('launch_checks', {
  id: text('id', { enum: ['latest'] }).primaryKey(),
  /** Set while a process checks. A killed process leaves it, and it ends by itself. */
  leasedUntil: moment('leased_until'),
  checkedAt: moment('checked_at'),
  results: jsonb('results').$type<readonly StoredLaunchCheck[]>(),
});

export interface StoredLaunchCheck {
  readonly key: string;
  readonly status: LaunchCheckStatus;
  /** What was found. */
  readonly detail: string;
}
