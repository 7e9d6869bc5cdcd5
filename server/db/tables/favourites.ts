import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { lessons } from './learning.ts';
import { moment } from './moment.ts';
import { ownerId } from './owner.ts';
import { snippets } from './prompts.ts';

/** Lessons that a person wants to find again. */
export const favouriteLessons = pgTable(
  'favourite_lessons',
  {
    userId: ownerId(),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index('favourite_lessons_lesson').on(table.lessonId),
  ],
);

/** Prompts that a person wants to find again. */
export const favouritePrompts = pgTable(
  'favourite_prompts',
  {
    userId: ownerId(),
    snippetId: integer('snippet_id')
      .notNull()
      .references(() => snippets.id, { onDelete: 'cascade' }),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.snippetId] }),
    index('favourite_prompts_snippet').on(table.snippetId),
  ],
);
