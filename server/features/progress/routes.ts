import { completeLessonPath, userCoursesPath, userProgressPath } from '@chalkline/contract/addresses';
import {
  completionSchema,
  progressRecordSchema,
  undoneCompletionSchema,
  userCourseSchema,
} from '@chalkline/contract/progress';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { cacheUntilContentChanges } from '../../platform/cache/content-cache.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { parseRowId } from '../../platform/http/row-id.ts';
import { completeLesson } from './complete-lesson.ts';
import { progressData } from './personal-data.ts';
import { lessonCounts, progressOfViewer, userCourses } from './queries.ts';
import { undoCompletion } from './undo-completion.ts';

const tag = 'Progress';

export function progress({ reads, routes, db, now, personalData, contentWatch }: AppContext): void {
  const totals = cacheUntilContentChanges(contentWatch, () => lessonCounts(db));
  personalData.add(progressData(db));

  reads.add({
    path: userProgressPath,
    summary: 'The lessons that the caller has completed',
    tag,
    requires: 'session',
    reply: z.array(progressRecordSchema),
    read: ({ person }) => progressOfViewer(db, person),
  });

  reads.add({
    path: userCoursesPath,
    summary: 'The courses that the caller has started, with progress in whole percent',
    tag,
    requires: 'session',
    reply: z.array(userCourseSchema),
    read: async ({ person }) => userCourses(await progressOfViewer(db, person), await totals()),
  });

  routes.add({
    method: 'POST',
    path: completeLessonPath,
    summary: 'Mark a lesson complete: a free one, or one that the plan includes',
    tag,
    requires: 'session',
    parameters: z.object({ lessonId: z.string() }),
    reply: completionSchema,
    handle: ({ person, parameters }) => {
      const lessonId = orNotFound(parseRowId(parameters.lessonId), 'This lesson');
      return completeLesson(db, person, lessonId, now());
    },
  });

  routes.add({
    method: 'DELETE',
    path: completeLessonPath,
    summary: 'Mark a completed lesson incomplete, unless a certification is based on it',
    tag,
    requires: 'session',
    parameters: z.object({ lessonId: z.string() }),
    reply: undoneCompletionSchema,
    handle: ({ person, parameters }) => {
      const lessonId = orNotFound(parseRowId(parameters.lessonId), 'This lesson');
      return undoCompletion(db, person, lessonId);
    },
  });
}
