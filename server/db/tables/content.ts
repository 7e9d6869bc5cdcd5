import { contentKinds, saveKinds } from '@chalkline/domain/content/content-kinds';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { users } from './people.ts';

export const contentKind = pgEnum('content_kind', contentKinds);

export const saveKind = pgEnum('save_kind', saveKinds);

/** What the site is made of: each item with its newest version, and what it is listed by. */
export const contentItems = pgTable(
  'content_items',
  {
    kind: contentKind('kind').notNull(),
    itemId: text('item_id').notNull(),
    version: integer('version').notNull(),
    isDeleted: boolean('is_deleted').notNull(),
    saveKind: saveKind('save_kind').notNull(),
    title: text('title').notNull(),
    /** Puts the items of a kind into the order in which they are listed. */
    place: text('place').notNull(),
    courseId: integer('course_id'),
    /** The day on which it publishes itself. */
    scheduledFor: date('scheduled_for', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId] }),
    index('content_items_list').on(table.kind, table.isDeleted, table.place, table.itemId),
    index('content_items_course').on(table.courseId, table.kind, table.isDeleted, table.place, table.itemId),
    index('content_items_scheduled').on(table.scheduledFor).where(sql`scheduled_for is not null`),
  ],
);

/** Everything that an item ever was. A version is never changed. */
export const contentVersions = pgTable(
  'content_versions',
  {
    kind: contentKind('kind').notNull(),
    itemId: text('item_id').notNull(),
    version: integer('version').notNull(),
    facts: jsonb('facts').$type<Record<string, unknown>>().notNull(),
    body: text('body').notNull(),
    isDeleted: boolean('is_deleted').notNull(),
    saveKind: saveKind('save_kind').notNull(),
    savedAt: moment('saved_at').notNull(),
    /** Nobody for what came from files or by itself, and once that account is gone. */
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId, table.version] }),
    index('content_versions_person').on(table.savedBy),
  ],
);

/** What somebody has typed and not saved: one draft a person and item. */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    editorId: uuid('editor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: contentKind('kind').notNull(),
    /** An item, or a name of its own for what does not exist yet. */
    itemId: text('item_id').notNull(),
    basedOn: integer('based_on'),
    facts: jsonb('facts').$type<Record<string, unknown>>().notNull(),
    body: text('body').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.editorId, table.kind, table.itemId] }),
    index('content_drafts_item').on(table.kind, table.itemId),
  ],
);

/**
 * The pictures that content can show. The row is written before the files and goes after them, so that whatever
 * lies in the storage has a row. A picture is named by what is in it and never changes.
 */
export const contentPictures = pgTable('content_pictures', {
  name: text('name').primaryKey(),
  bytes: integer('bytes').notNull(),
  /** Whether its files are there: a process can be killed before they are. */
  isStored: boolean('is_stored').notNull().default(false),
  /** When it was last uploaded or brought in. */
  createdAt: moment('created_at').notNull(),
});
