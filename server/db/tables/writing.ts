import type { DrawingSubject } from '@chalkline/domain/writing/drawing-subjects';
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
  drawing: text('drawing').$type<DrawingSubject>(),
  imageUrl: text('image_url'),
  imageAlt: text('image_alt'),
  isSample: boolean('is_sample').notNull().default(false),
  isPublished: boolean('is_published').notNull().default(true),
  markdown: text('markdown').notNull(),
});
