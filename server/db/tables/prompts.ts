import { snippetCategories } from '@chalkline/domain/prompts/categories';
import { boolean, index, integer, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { lessons } from './learning.ts';

export const snippetCategory = pgEnum('snippet_category', snippetCategories);

export const snippets = pgTable('snippets', {
  id: integer('id').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  prompt: text('prompt').notNull(),
  category: snippetCategory('category').notNull(),
  isFree: boolean('is_free').notNull().default(false),
});

export const lessonSnippets = pgTable(
  'lesson_snippets',
  {
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    snippetId: integer('snippet_id')
      .notNull()
      .references(() => snippets.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.lessonId, table.snippetId] }),
    index('lesson_snippets_snippet').on(table.snippetId),
  ],
);
