import { waitingStates } from '@chalkline/domain/learning/waiting-list';
import { index, integer, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { courses } from './learning.ts';
import { moment } from './moment.ts';

export const waitingState = pgEnum('waiting_state', waitingStates);

/** Who wants to hear of a course that is not live yet: one entry for an address and a course. */
export const waitingEntries = pgTable(
  'waiting_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** In small letters. */
    email: text('email').notNull(),
    /** In the links of its letters: whoever has it reads that mailbox. */
    token: text('token').notNull().unique(),
    state: waitingState('state').notNull(),
    /** When it came into this state. */
    since: moment('since').notNull(),
    /** How often it was asked by mail to be confirmed, and when last. */
    emails: integer('letters').notNull(),
    emailedAt: moment('lettered_at').notNull(),
  },
  (table) => [
    unique('waiting_entries_wish').on(table.email, table.courseId),
    index('waiting_entries_course').on(table.courseId, table.state),
    index('waiting_entries_age').on(table.state, table.since),
  ],
);
