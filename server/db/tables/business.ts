import { date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { courses, lessons } from './learning.ts';
import { moment } from './moment.ts';
import { snippets } from './prompts.ts';

/** A day of the calendar, by the clock of Greenwich. */
const day = () => date('day', { mode: 'string' }).notNull();
const count = (name: string) => integer(name).notNull();

/**
 * How the business stood at the end of each day, or stands now. Counted by a job, so that nobody who looks at
 * it has to count a hundred thousand people; the days before yesterday stay as they were counted.
 */
export const businessDays = pgTable('business_days', {
  day: day().primaryKey(),
  /** People by the highest plan that they held. */
  free: count('free'),
  monthly: count('monthly'),
  annual: count('annual'),
  lifetime: count('lifetime'),
  consulting: count('consulting'),
  /** Subscriptions that ran and were paid for. */
  monthlySubscriptions: count('monthly_subscriptions'),
  annualSubscriptions: count('annual_subscriptions'),
  consultingSubscriptions: count('consulting_subscriptions'),
  /** People who held one of them, and those who came and went since the day before. */
  subscribers: count('subscribers'),
  gained: count('gained'),
  lost: count('lost'),
  /** Churn: who held one 30 days before, and how many of those paid nothing any more. Empty until it is counted. */
  cohort: integer('cohort'),
  cohortLost: integer('cohort_lost'),
  countedAt: moment('counted_at').notNull(),
});

/** How many of the subscribers who were lost on a day have erased their accounts since: they cannot be counted again. */
export const lostSubscribers = pgTable('lost_subscribers', {
  day: day().primaryKey(),
  count: count('count'),
});

/**
 * How many people who have erased their accounts since subscribed at the end of a day, by the day on which they
 * stopped paying: churn counts them still, and nothing else is known of them.
 */
export const erasedSubscribers = pgTable(
  'erased_subscribers',
  {
    day: day(),
    /** The last day that there is for whoever never stopped: Lifetime was theirs when they left. */
    lostOn: date('lost_on', { mode: 'string' }).notNull(),
    count: count('count'),
  },
  (table) => [primaryKey({ columns: [table.day, table.lostOn] })],
);

/** How many people finished their first, and their last missing, lesson of a course on a day. */
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

/** How often a prompt was copied on a day. By whom is nobody's business. */
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
