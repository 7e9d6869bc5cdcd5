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

/** All content items, each with its newest version and the columns of the list. */
export const contentItems = pgTable(
  'content_items',
  {
    kind: contentKind('kind').notNull(),
    itemId: text('item_id').notNull(),
    version: integer('version').notNull(),
    isDeleted: boolean('is_deleted').notNull(),
    saveKind: saveKind('save_kind').notNull(),
    title: text('title').notNull(),
    /** The sort key of the items of a kind. */
    place: text('place').notNull(),
    courseId: integer('course_id'),
    /** The day on which it goes live by itself. */
    scheduledFor: date('scheduled_for', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId] }),
    index('content_items_list').on(table.kind, table.isDeleted, table.place, table.itemId),
    index('content_items_course').on(table.courseId, table.kind, table.isDeleted, table.place, table.itemId),
    index('content_items_scheduled').on(table.scheduledFor).where(sql`scheduled_for is not null`),
  ],
);

/** All versions of all items. A version is never changed. */
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
    /** Null for versions from files or by schedule, and once that account is deleted. */
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId, table.version] }),
    index('content_versions_person').on(table.savedBy),
  ],
);

/** Unsaved edits: one draft per person and item. */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    editorId: uuid('editor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: contentKind('kind').notNull(),
    /** The id of an item, or a temporary id for a new one. */
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
 * Pictures for content. The row is written before the files and deleted after them, so that every stored
 * file has a row. A picture is named by its content and never changes.
 */
export const contentPictures = pgTable('content_pictures', {
  name: text('name').primaryKey(),
  bytes: integer('bytes').notNull(),
  /** Whether its files are stored: a process can be killed before that. */
  isStored: boolean('is_stored').notNull().default(false),
  /** When it was last uploaded or imported. */
  createdAt: moment('created_at').notNull(),
});
