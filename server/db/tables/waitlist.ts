import { waitlistStates } from '@chalkline/domain/waitlist/waitlist';
import { index, integer, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { courses } from './learning.ts';
import { moment } from './moment.ts';

export const waitlistState = pgEnum('waiting_state', waitlistStates);

/** People who want to hear about a course that is not live yet: one entry per email and course. */
export const waitlistEntries = pgTable(
  'waiting_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text('email').notNull(),
    /** Part of the links in its emails, so only the owner of the mailbox has it. */
    token: text('token').notNull().unique(),
    state: waitlistState('state').notNull(),
    /** When it entered this state. */
    since: moment('since').notNull(),
    /** How often a confirmation email was sent, and when last. */
    emails: integer('letters').notNull(),
    emailedAt: moment('lettered_at').notNull(),
  },
  (table) => [
    unique('waiting_entries_wish').on(table.email, table.courseId),
    index('waiting_entries_course').on(table.courseId, table.state),
    index('waiting_entries_age').on(table.state, table.since),
  ],
);
