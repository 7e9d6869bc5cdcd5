import type { QuestionRow } from '@chalkline/contract/lesson-questions';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses, lessons } from '../../db/schema.ts';
import { orNotFound } from '../../platform/http/refusal.ts';

export type QuestionLesson = QuestionRow['lesson'];

export const lessonFields = {
  id: lessons.id,
  title: lessons.title,
  orderIndex: lessons.orderIndex,
  courseTitle: courses.title,
  courseSlug: courses.slug,
};

/** The lesson of a question, as emails and lists name it. */
export async function lessonOf(db: Database, lessonId: number): Promise<QuestionLesson> {
  const [row] = await db
    .select(lessonFields)
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(eq(lessons.id, lessonId));
  return orNotFound(row, 'This lesson');
}
