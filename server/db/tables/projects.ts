import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { ownerId } from './owner.ts';

/** What a person builds. Prompts and the ticket form are filled in with it. */
export const ownProjects = pgTable('own_projects', {
  userId: ownerId().primaryKey(),
  name: text('name').notNull(),
  purpose: text('purpose').notNull(),
  url: text('url').notNull(),
  joinLink: text('join_link').notNull(),
  changedAt: moment('changed_at').notNull(),
});

/** What a person typed into the placeholders of prompts. */
export const typedValues = pgTable(
  'typed_values',
  {
    userId: ownerId(),
    name: text('name').notNull(),
    value: text('value').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.name] })],
);
