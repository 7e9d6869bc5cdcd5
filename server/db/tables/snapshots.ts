import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { courses, lessons } from './learning.ts';
import { moment } from './moment.ts';
import { ownerId } from './owner.ts';
import { users } from './people.ts';

/**
 * The files of one uploaded picture. The row is written before the files and deleted after them, so that
 * every stored file has a row by which it can be cleaned up. When its snapshot is deleted, a trigger marks
 * it as discarded.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    contentType: text('content_type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** The size of picture and thumbnail together; null for uploads from before this was recorded. */
    bytes: integer('bytes'),
    createdAt: moment('created_at').notNull().defaultNow(),
    storedAt: moment('stored_at'),
    attachedAt: moment('attached_at'),
    discardedAt: moment('discarded_at'),
  },
  (table) => [
    index('uploads_user').on(table.userId),
    index('uploads_loose').on(table.createdAt).where(sql`attached_at is null`),
    index('uploads_discarded').on(table.discardedAt).where(sql`discarded_at is not null`),
  ],
);

export const snapshots = pgTable(
  'snapshots',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerId(),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    uploadId: uuid('upload_id')
      .notNull()
      .unique()
      .references(() => uploads.id),
    caption: text('caption').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('snapshots_lesson').on(table.userId, table.lessonId),
    index('snapshots_course').on(table.userId, table.courseId),
  ],
);
