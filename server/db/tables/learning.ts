import type { BuildCheck } from '@chalkline/domain/build-checks/build-check';
import type { CaptionTrack } from '@chalkline/domain/captions/caption-track';
import { courseCategories, difficulties } from '@chalkline/domain/courses/course';
import type { Chapter } from '@chalkline/domain/videos/chapters';
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
  unique,
} from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { ownerId } from './owner.ts';

export const courseCategory = pgEnum('course_category', courseCategories);

export const difficulty = pgEnum('difficulty', difficulties);

export const courses = pgTable('courses', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  imageUrl: text('image_url'),
  icon: text('icon').notNull(),
  category: courseCategory('category').notNull(),
  difficulty: difficulty('difficulty').notNull(),
  duration: text('duration').notNull(),
  isPublished: boolean('is_published').notNull(),
  goesLiveDate: date('goes_live_date', { mode: 'string' }),
  plannedLessons: jsonb('planned_lessons').$type<string[]>().notNull().default([]),
});

/** Former slugs of courses, which redirect to the current ones. */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    slug: text('slug').primaryKey(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
  },
  (table) => [index('former_slugs_course').on(table.courseId)],
);

export const lessons = pgTable(
  'lessons',
  {
    id: integer('id').primaryKey(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    orderIndex: integer('order_index').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    duration: text('duration').notNull(),
    xpReward: integer('xp_reward').notNull(),
    isFree: boolean('is_free').notNull().default(false),
    videoUrl: text('video_url').notNull(),
    posterUrl: text('poster_url'),
    captionsUrl: text('captions_url'),
    /** The captions themselves, where they were written in the console. */
    captions: jsonb('captions').$type<readonly CaptionTrack[]>().notNull().default([]),
    chapters: jsonb('chapters').$type<readonly Chapter[]>().notNull().default([]),
    keyLearningPoints: jsonb('key_learning_points').$type<string[]>().notNull(),
    buildPoints: jsonb('build_points').$type<string[]>().notNull(),
    checks: jsonb('checks').$type<readonly BuildCheck[]>().notNull().default([]),
    notesMarkdown: text('notes_markdown').notNull(),
  },
  (table) => [
    unique('lessons_place').on(table.courseId, table.orderIndex),
    index('lessons_video').on(table.videoUrl),
  ],
);

export const lessonCompletions = pgTable(
  'lesson_completions',
  {
    userId: ownerId(),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    completedAt: moment('completed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index('lesson_completions_lesson').on(table.lessonId),
    index('lesson_completions_time').on(table.completedAt),
  ],
);
