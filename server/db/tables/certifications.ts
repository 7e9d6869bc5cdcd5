import { reviewDecisions } from '@chalkline/domain/certifications/review';
import type { ReviewedCheck } from '@chalkline/domain/certifications/rubric';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { courses } from './learning.ts';
import { moment } from './moment.ts';
import { ownerId } from './owner.ts';
import { users } from './people.ts';

/** One certification belongs to one course. */
export const certifications = pgTable('certifications', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  icon: text('icon').notNull(),
  courseId: integer('course_id')
    .notNull()
    .unique()
    .references(() => courses.id, { onDelete: 'cascade' }),
  /** The brief and the review criteria. */
  briefMarkdown: text('brief_markdown').notNull(),
});

export const reviewDecision = pgEnum('review_decision', reviewDecisions);

/** Submitted work. It is decided once, and a person has at most one open submission per certification. */
export const certificationSubmissions = pgTable(
  'certification_submissions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerId(),
    certificationId: integer('certification_id')
      .notNull()
      .references(() => certifications.id, { onDelete: 'cascade' }),
    projectUrl: text('project_url').notNull(),
    videoUrl: text('video_url').notNull(),
    comments: text('comments').notNull(),
    submittedAt: moment('submitted_at').notNull(),
    decision: reviewDecision('decision'),
    feedback: text('feedback').notNull().default(''),
    /** How the reviewer judged each check, with its texts at that time. Null before a decision, and without checks. */
    checks: jsonb('checks').$type<readonly ReviewedCheck[]>(),
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('certification_submissions_open')
      .on(table.userId, table.certificationId)
      .where(sql`${table.decidedAt} is null`),
    index('certification_submissions_user').on(table.userId, table.certificationId, table.submittedAt),
    index('certification_submissions_queue').on(table.decidedAt, table.submittedAt),
  ],
);
