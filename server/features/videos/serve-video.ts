import { videoFilePath } from '@chalkline/contract/videos';
import { uploadedVideoId } from '@chalkline/domain/videos/video-address';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { courses, lessons, videos } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { VideoLibrary } from './finish-upload.ts';
import { isSignedFor, videoAddressPurpose } from './signed-address.ts';

const querySchema = z.object({ until: z.string().optional(), signature: z.string().optional() });

/**
 * Plays videos: those of free lessons for everybody, all others for the person for whom their address was signed. For
 * anybody else they are not found.
 */
export function serveVideo({ routes, now, secretFor }: AppContext, { db, store }: VideoLibrary): void {
  const key = secretFor(videoAddressPurpose);

  routes.addRaw({
    method: 'GET',
    path: videoFilePath,
    summary: 'The video of a lesson, or a range of its bytes',
    tag: 'Videos',
    requires: 'public',
    isUndocumented: true,
    parameters: z.object({ file: z.string() }),
    query: querySchema,
    respond: async ({ parameters, query, request, reply }) => {
      const address = `/videos/${parameters.file}`;
      const id = uploadedVideoId(address);
      const video = id === undefined ? undefined : await findVideo(db, id, address);
      if (!id || !video) throw notFound('This video');
      const { isFree } = video;
      if (!isFree) {
        const personId = (await request.caller()).viewer?.id;
        const { until = '', signature = '' } = query;
        const isSigned =
          personId &&
          isSignedFor({ address, personId }, { until: Number(until || Number.NaN), signature }, key, now());
        if (!isSigned) throw notFound('This video');
      }
      const { statusCode, headers, stream } = await store.serve(id, request.raw);
      return reply
        .code(statusCode)
        .headers(headers)
        .header('cache-control', isFree ? 'public, max-age=300' : 'private, max-age=900')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type(address.endsWith('.webm') ? 'video/webm' : 'video/mp4')
        .send(stream);
    },
  });
}

/** One query, because a player asks for many ranges. A video is free if a free lesson of a published course shows it. */
async function findVideo(
  db: Database,
  id: string,
  address: string,
): Promise<{ isFree: boolean } | undefined> {
  const freeLesson = db
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(lessons.videoUrl, address), eq(lessons.isFree, true), eq(courses.isPublished, true)));
  const [video] = await db
    .select({ isFree: sql<boolean>`exists ${freeLesson}` })
    .from(videos)
    .where(and(eq(videos.id, id), eq(videos.state, 'ready')));
  return video;
}
