import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { lessons } from './learning.ts';
import { moment } from './moment.ts';
import { users } from './people.ts';
import { uploads } from './snapshots.ts';

/**
 * What members ask under lessons, with the answer and what is published of both. If a published question is
 * deleted, or its asker's account, only what the team wrote stays: the title and the answer. Triggers announce
 * changes, discard the picture of a deleted question and delete its search document.
 */
export const lessonQuestions = pgTable(
  'lesson_questions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null once the question is deleted and only the published answer stays. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Chosen by the person's browser, so that a question that is sent twice is asked once. */
    sentId: uuid('sent_id'),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    positionSeconds: integer('position_seconds'),
    uploadId: uuid('upload_id')
      .unique()
      .references(() => uploads.id),
    /** Whether the person's first name may be shown if the answer is published. */
    mayShowName: boolean('may_show_name').notNull().default(false),
    askedAt: moment('asked_at').notNull(),
    answerMarkdown: text('answer_markdown'),
    answeredAt: moment('answered_at'),
    /** When the answer was last edited. */
    answerChangedAt: moment('answer_changed_at'),
    answeredBy: uuid('answered_by').references(() => users.id, { onDelete: 'set null' }),
    publishedAt: moment('published_at'),
    publishedTitle: text('published_title'),
    publishedQuestion: text('published_question'),
    publishedAnswer: text('published_answer'),
  },
  (table) => [
    uniqueIndex('lesson_questions_sent').on(table.userId, table.sentId),
    index('lesson_questions_of_lesson').on(table.userId, table.lessonId, table.askedAt),
    index('lesson_questions_of_person').on(table.userId, table.askedAt),
    index('lesson_questions_open').on(table.askedAt, table.id).where(sql`answered_at is null`),
    index('lesson_questions_answered').on(table.answeredAt, table.id).where(sql`answered_at is not null`),
    index('lesson_questions_published')
      .on(table.lessonId, table.publishedAt, table.id)
      .where(sql`published_at is not null`),
    index('lesson_questions_lesson').on(table.lessonId),
    index('lesson_questions_answered_by').on(table.answeredBy),
  ],
);
