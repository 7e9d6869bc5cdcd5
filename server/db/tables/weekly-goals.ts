import { integer, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { ownerId } from './owner.ts';

/** How many lessons a week somebody wants to complete. Most people have no goal, and no row. */
export const weeklyGoals = pgTable('weekly_goals', {
  userId: ownerId().primaryKey(),
  lessons: integer('lessons').notNull(),
  changedAt: moment('changed_at').notNull(),
});
