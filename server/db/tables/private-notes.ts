import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { lessons } from './learning.ts';
import { moment } from './moment.ts';
import { ownerId } from './owner.ts';

/** What people write down for themselves in a lesson. Nobody else sees it. */
export const privateNotes = pgTable(
  'private_notes',
  {
    userId: ownerId(),
    /** Chosen by the person's browser, and unique only among their own. */
    id: uuid('id').notNull(),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    positionSeconds: integer('position_seconds'),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('private_notes_of_lesson').on(table.userId, table.lessonId),
    index('private_notes_lesson').on(table.lessonId),
  ],
);
