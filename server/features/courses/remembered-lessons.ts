import type { AppContext } from '../../platform/app-context.ts';
import { cacheEachUntilContentChanges } from '../../platform/cache/content-cache.ts';
import { findLessonFacts, type LessonViewer, type VisibleLesson, visibleTo } from './lesson-queries.ts';

type FindVisibleLesson = (lessonId: number, viewer: LessonViewer) => Promise<VisibleLesson | undefined>;

/**
 * Like `findVisibleLesson`, without a query for each page. Whether the lesson exists for the viewer is decided
 * each time. Only for what is read: a change asks the database.
 */
export function rememberLessons({
  db,
  contentWatch,
}: Pick<AppContext, 'db' | 'contentWatch'>): FindVisibleLesson {
  const facts = cacheEachUntilContentChanges(contentWatch, (lessonId: number) =>
    findLessonFacts(db, lessonId),
  );
  return async (lessonId, viewer) => visibleTo(viewer, await facts(lessonId));
}
