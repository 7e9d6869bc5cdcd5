import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/**
 * Documents that exist once: the site settings, which content files were loaded last, and which demo people
 * were created.
 */
export const documents = pgTable('documents', {
  name: text('name').primaryKey(),
  body: jsonb('body').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
