import { lessonTranscriptPath } from '@chalkline/contract/addresses';
import { type TranscriptLine, transcriptLineSchema } from '@chalkline/contract/courses';
import { requiredToRead } from '@chalkline/domain/access/free-content';
import { type CaptionTrack, captionSources } from '@chalkline/domain/captions/caption-track';
import { spokenLines } from '@chalkline/domain/captions/spoken-lines';
import { areLessonsOpen } from '@chalkline/domain/courses/open-lessons';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { captionsFileText } from '../../content/transcripts.ts';
import type { Database } from '../../db/database.ts';
import { courses, lessons } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { cacheEachUntilContentChanges } from '../../platform/cache/content-cache.ts';
import { guard } from '../../platform/http/guard.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { parseRowId } from '../../platform/http/row-id.ts';

/** The transcript as text, so that the page of a free lesson contains what is said in its video. */
export function serveTranscript({ reads, db, contentWatch }: AppContext): void {
  const transcriptOf = cacheEachUntilContentChanges(contentWatch, (id: string) =>
    findTranscript(db, Number(id)),
  );
  reads.add({
    path: lessonTranscriptPath,
    summary: 'What is said in the video of a lesson, in the first language of its captions',
    tag: 'Courses',
    requires: 'public',
    parameters: z.object({ lessonId: z.string() }),
    reply: z.array(transcriptLineSchema),
    read: async ({ viewer, parameters }) => {
      const id = orNotFound(parseRowId(parameters.lessonId), 'This lesson');
      const found = await transcriptOf(String(id));
      const lesson = orNotFound(found && areLessonsOpen(found, viewer) ? found : undefined, 'This lesson');
      guard(requiredToRead(lesson), viewer);
      return [...lesson.lines];
    },
  });
}

async function findTranscript(db: Database, lessonId: number) {
  const [row] = await db
    .select({
      captions: lessons.captions,
      captionsUrl: lessons.captionsUrl,
      isFree: lessons.isFree,
      isPublished: courses.isPublished,
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(eq(lessons.id, lessonId));
  return row && { isFree: row.isFree, isPublished: row.isPublished, lines: linesOf(row) };
}

interface LessonCaptions {
  readonly captions: readonly CaptionTrack[];
  readonly captionsUrl: string | null;
}

/** The player lists a file first, unless captions of the console replace it. */
function linesOf({ captions, captionsUrl }: LessonCaptions): readonly TranscriptLine[] {
  const [first] = captionSources(captionsUrl, captions, ({ language }) => language);
  const written = captions.find(({ language }) => language === first?.language);
  return spokenLines(written?.text ?? captionsFileText(captionsUrl));
}
