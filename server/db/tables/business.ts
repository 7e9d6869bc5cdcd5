import { date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { courses, lessons } from './learning.ts';
import { moment } from './moment.ts';
import { snippets } from './prompts.ts';

/** A calendar day in UTC. */
const day = () => date('day', { mode: 'string' }).notNull();
const count = (name: string) => integer(name).notNull();

/**
 * The state of the business at the end of each day, or now. A job counts it, so that nobody has to wait
 * while a hundred thousand people are counted. Days before yesterday keep their numbers.
 */
export const businessDays = pgTable('business_days', {
  day: day().primaryKey(),
  /** People by their highest plan. */
  free: count('free'),
  monthly: count('monthly'),
  annual: count('annual'),
  lifetime: count('lifetime'),
  consulting: count('consulting'),
  /** Active, paid subscriptions. */
  monthlySubscriptions: count('monthly_subscriptions'),
  annualSubscriptions: count('annual_subscriptions'),
  consultingSubscriptions: count('consulting_subscriptions'),
  /** People with an active subscription, and those gained and lost since the day before. */
  subscribers: count('subscribers'),
  gained: count('gained'),
  lost: count('lost'),
  /** Churn: subscribers 30 days before, and how many of them no longer paid. Null until it is counted. */
  cohort: integer('cohort'),
  cohortLost: integer('cohort_lost'),
  countedAt: moment('counted_at').notNull(),
});

/**
 * How many of the subscribers lost on a day have erased their accounts since. They cannot be counted again.
 */
export const lostSubscribers = pgTable('lost_subscribers', {
  day: day().primaryKey(),
  count: count('count'),
});

/**
 * How many people who have erased their accounts subscribed at the end of a day, by the day on which they
 * stopped paying. Churn still counts them; nothing else is known about them.
 */
export const erasedSubscribers = pgTable(
  'erased_subscribers',
  {
    day: day(),
    /** The latest possible date for people who never stopped, because they had Lifetime when they left. */
    lostOn: date('lost_on', { mode: 'string' }).notNull(),
    count: count('count'),
  },
  (table) => [primaryKey({ columns: [table.day, table.lostOn] })],
);

/** How many people finished their first and their last missing lesson of a course on a day. */
export const courseDays = pgTable(
  'course_days',
  {
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    day: day(),
    started: count('started'),
    finished: count('finished'),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.day] }),
    index('course_days_day').on(table.day, table.courseId, table.started),
  ],
);

/** How many people finished a lesson on a day. */
export const lessonDays = pgTable(
  'lesson_days',
  {
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    day: day(),
    finished: count('finished'),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.day] })],
);

/** How often a prompt was copied on a day. Who copied it is not recorded. */
export const promptCopies = pgTable(
  'prompt_copies',
  {
    snippetId: integer('snippet_id')
      .notNull()
      .references(() => snippets.id, { onDelete: 'cascade' }),
    day: day(),
    copies: integer('copies').notNull(),
  },
  (table) => [primaryKey({ columns: [table.snippetId, table.day] })],
);
