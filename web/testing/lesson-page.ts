import type { Lesson } from '@chalkline/contract/courses';
import { aCourse, aCourseWithLessons, aLesson, aLessonSnippet } from './examples.ts';
import type { FakeServer } from './fake-server.ts';

/** The address of a lesson of the example course. */
export const lessonAddress = (order: number) => `/${aCourse.slug}/${order}`;

/** Answers what the pages of the example course and its lessons read. No lesson is completed. */
export function answerLessonPages(server: FakeServer, facts: Partial<Lesson> = {}): void {
  server.answerAll({
    'GET /api/courses': [aCourse],
    'GET /api/courses/slug/:courseSlug': aCourseWithLessons,
    'GET /api/user/courses': [],
    'GET /api/user/progress': [],
    'GET /api/users/:userId/courses/:courseId/snapshots': [],
    'GET /api/lessons/:lessonId/snapshots': [],
    'GET /api/lessons/:lessonId/checks': [],
    'GET /api/certifications': [],
    'GET /api/user/certifications': [],
    'GET /api/certifications/availability': [],
    'GET /api/snapshots/storage': { usedBytes: 0, quotaBytes: 1_000_000_000 },
    'GET /api/lessons/:lessonId/snippets': [aLessonSnippet(1)],
    'GET /api/lessons/:lessonId/private-notes': [],
    'GET /api/lessons/:lessonId/questions': [],
    'GET /api/lessons/:lessonId/answers': { answers: [], next: null },
    'GET /api/lessons/:lessonId/transcript': [{ seconds: 0, text: 'Hello from the page.' }],
    'GET /api/lessons/:lessonId/playback': { positionSeconds: null, settings: null },
  });
  server.answer('POST /api/snippets/:snippetId/copied', undefined);
  server.answer('PUT /api/lessons/:lessonId/watch-position', undefined);
  server.answer('POST /api/lessons/:lessonId/reached', undefined);
  server.answer('GET /api/courses/:courseSlug/lessons/:order', ({ parameters }) =>
    aLesson(Number(parameters.order), facts),
  );
}

/** Answers that these lessons of the example course are completed. */
export function answerCompleted(server: FakeServer, ...orders: number[]): void {
  const records = orders.map((order) => ({
    courseId: aCourse.id,
    lessonId: aLesson(order).id,
    isCompleted: true,
  }));
  server.answer('GET /api/user/progress', records);
}
