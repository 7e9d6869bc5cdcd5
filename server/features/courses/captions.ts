import { lessonCaptionsPath } from '@chalkline/contract/addresses';
import { requiredToRead } from '@chalkline/domain/access/free-content';
import type { CaptionTrack } from '@chalkline/domain/captions/caption-track';
import { areLessonsOpen } from '@chalkline/domain/courses/open-lessons';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { courses, lessons } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { guard } from '../../platform/http/guard.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { parseRowId } from '../../platform/http/row-id.ts';

/** Serves the captions of a lesson to those who may open the lesson. */
export function serveCaptions({ routes, db }: Pick<AppContext, 'routes' | 'db'>): void {
  routes.addRaw({
    method: 'GET',
    path: lessonCaptionsPath,
    summary: 'The captions of a lesson in one language, as WebVTT',
    tag: 'Courses',
    requires: 'public',
    parameters: z.object({ lessonId: z.string(), file: z.string() }),
    respond: async ({ parameters, request, reply }) => {
      const { viewer } = await request.caller();
      const id = parseRowId(parameters.lessonId);
      const found = id === undefined ? undefined : await findCaptions(db, id);
      const lesson = orNotFound(found && areLessonsOpen(found, viewer) ? found : undefined, 'This lesson');
      guard(requiredToRead(lesson), viewer);
      const track = orNotFound(trackIn(lesson.captions, parameters.file), 'These captions');
      return reply
        .header('cache-control', 'private, no-cache')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type('text/vtt; charset=utf-8')
        .send(track.text);
    },
  });
}

function trackIn(tracks: readonly CaptionTrack[], file: string): CaptionTrack | undefined {
  return tracks.find(({ language }) => file === `${language}.vtt`);
}

async function findCaptions(db: Database, lessonId: number) {
  const [row] = await db
    .select({ captions: lessons.captions, isFree: lessons.isFree, isPublished: courses.isPublished })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(eq(lessons.id, lessonId));
  return row;
}
