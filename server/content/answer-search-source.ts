import { answerAnchor } from '@chalkline/contract/addresses';
import { requiredToRead } from '@chalkline/domain/access/free-content';
import { plainText } from '@chalkline/domain/search/plain-text';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { courses, lessonQuestions, lessons } from '../db/schema.ts';
import type { SearchSource } from '../db/search-source.ts';

/**
 * Published answers to questions about lessons. They need what their lesson needs; people who may not open it find
 * the title, which the team wrote. Nothing of an unpublished question is in a document.
 */
export const answerSource: SearchSource = {
  kind: 'answer',
  read: async (tx, ids) => {
    const rows = await tx
      .select({
        answer: lessonQuestions,
        lesson: lessons,
        course: { slug: courses.slug, title: courses.title },
      })
      .from(lessonQuestions)
      .innerJoin(lessons, eq(lessons.id, lessonQuestions.lessonId))
      .innerJoin(courses, eq(courses.id, lessons.courseId))
      .where(
        and(
          isNotNull(lessonQuestions.publishedAt),
          eq(courses.isPublished, true),
          ids && inArray(lessonQuestions.id, [...ids]),
        ),
      );
    return rows.map(({ answer, lesson, course }) => ({
      id: answer.id,
      requires: requiredToRead(lesson),
      title: answer.publishedTitle ?? '',
      context: `Lesson ${lesson.orderIndex} · ${course.title}`,
      body: [answer.publishedQuestion ?? '', plainText(answer.publishedAnswer ?? '')].join('\n'),
      address: `/${course.slug}/${lesson.orderIndex}#${answerAnchor(answer.id)}`,
      lockedAddress: `/${course.slug}/${lesson.orderIndex}`,
    }));
  },
};

/** The published answers of these lessons. */
export async function answersOf(tx: Database, lessonIds: readonly string[]): Promise<string[]> {
  if (lessonIds.length === 0) return [];
  const rows = await tx
    .select({ id: lessonQuestions.id })
    .from(lessonQuestions)
    .where(
      and(isNotNull(lessonQuestions.publishedAt), inArray(lessonQuestions.lessonId, lessonIds.map(Number))),
    );
  return rows.map(({ id }) => id);
}
