import { completeLessonPath, userCoursesPath, userProgressPath } from '@chalkline/contract/addresses';
import { completionSchema, progressRecordSchema, userCourseSchema } from '@chalkline/contract/progress';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { cacheUntilContentChanges } from '../../platform/cache/content-cache.ts';
import { requirePerson } from '../../platform/http/guard.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { parseRowId } from '../../platform/http/row-id.ts';
import { completeLesson } from './complete-lesson.ts';
import { progressData } from './personal-data.ts';
import { lessonCounts, progressOfViewer, userCourses } from './queries.ts';

const tag = 'Progress';
const nothing = z.object({});

export function progress({ app, reads, db, now, personalData, contentWatch }: AppContext): void {
  const totals = cacheUntilContentChanges(contentWatch, () => lessonCounts(db));
  personalData.add(progressData(db));

  reads.add({
    path: userProgressPath,
    summary: 'The lessons that the caller has completed',
    tag,
    requires: 'session',
    parameters: nothing,
    query: nothing,
    reply: z.array(progressRecordSchema),
    read: ({ viewer }) => progressOfViewer(db, requirePerson('session', viewer)),
  });

  reads.add({
    path: userCoursesPath,
    summary: 'The courses that the caller has started, with progress in whole percent',
    tag,
    requires: 'session',
    parameters: nothing,
    query: nothing,
    reply: z.array(userCourseSchema),
    read: async ({ viewer }) =>
      userCourses(await progressOfViewer(db, requirePerson('session', viewer)), await totals()),
  });

  app.post(
    completeLessonPath,
    {
      schema: {
        summary: 'Mark a lesson complete',
        tags: [tag],
        params: z.object({ lessonId: z.string() }),
        response: { 200: completionSchema },
      },
    },
    async (request) => {
      const learner = requirePerson('paid', (await request.caller()).viewer);
      const { lessonId } = request.params as { lessonId: string };
      const id = orNotFound(parseRowId(lessonId), 'This lesson');
      return completeLesson(db, learner, id, now());
    },
  );
}
