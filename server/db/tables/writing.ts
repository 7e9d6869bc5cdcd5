import { boolean, date, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export const legalPages = pgTable('legal_pages', {
  name: text('name').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  lastUpdated: date('last_updated', { mode: 'string' }).notNull(),
  markdown: text('markdown').notNull(),
});

export const posts = pgTable('posts', {
  slug: text('slug').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  publishedOn: date('published_on', { mode: 'string' }).notNull(),
  author: text('author').notNull(),
  tags: jsonb('tags').$type<string[]>().notNull(),
  isPublished: boolean('is_published').notNull().default(true),
  markdown: text('markdown').notNull(),
});
