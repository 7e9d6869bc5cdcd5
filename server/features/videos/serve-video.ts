import { videoFilePath } from '@chalkline/contract/videos';
import { decideAccess, type Viewer } from '@chalkline/domain/access/decide-access';
import { mediaFileName, qualitiesPlaylist } from '@chalkline/domain/videos/playlists';
import {
  renditionAddress,
  type VideoPart,
  videoAddress,
  videoPartAt,
} from '@chalkline/domain/videos/video-address';
import { extensionOf } from '@chalkline/domain/videos/video-file';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { courses, lessons, videos } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { RangeNotSatisfiable } from '../../platform/http/range-not-satisfiable.ts';
import { notFound, orNotFound } from '../../platform/http/refusal.ts';
import type { VideoLibrary } from './finish-upload.ts';
import { renditionFile } from './renditions/rendition-file.ts';
import { findPlaylist, listQualities } from './renditions/rendition-records.ts';
import { isSignedFor, validSeconds, videoAddressPurpose } from './signed-address.ts';
import type { VideoRequest } from './video-store.ts';

const querySchema = z.object({
  until: z.string().optional(),
  signature: z.string().optional(),
  /** `site` for a page that reads the pictures of the video, which browsers permit only from its own site. */
  from: z.string().optional(),
});

/**
 * Plays videos in all their qualities: those of free lessons for everybody, all others for the person for whom their
 * address was signed. For anybody else they are not found.
 */
export function serveVideo({ routes, now, secretFor }: AppContext, library: VideoLibrary): void {
  const { db } = library;
  const key = secretFor(videoAddressPurpose);

  async function mayPlay(
    address: string,
    { until = '', signature = '' }: z.output<typeof querySchema>,
    request: FastifyRequest,
  ): Promise<boolean> {
    const { viewer } = await request.caller();
    // A plan or a role can have ended since the address was signed.
    if (!viewer || !mayWatch(viewer)) return false;
    const signed = { until: Number(until || Number.NaN), signature };
    return isSignedFor({ address, personId: viewer.id }, signed, key, now());
  }

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
      const part = orNotFound(videoPartAt(address), 'This video');
      const { isFree } = orNotFound(await findVideo(db, part), 'This video');
      if (!isFree && !(await mayPlay(address, query, request))) throw notFound('This video');
      reply
        .header('cache-control', isFree ? 'public, max-age=300' : 'private, max-age=900')
        .header('content-security-policy', "default-src 'none'; sandbox");
      if (part.kind === 'original' || part.kind === 'rendition')
        return sendFile(library, part, {
          request,
          reply,
          now: now(),
          validSeconds: isFree ? validSeconds : secondsUntil(query.until, now()),
          // A script reads the copies, which most buckets permit only after their owner has set CORS rules.
          isFromThisSite: part.kind === 'rendition' || query.from === 'site',
        });
      // What a playlist names is signed like the playlist itself, and for no longer.
      const { until = '', signature = '' } = query;
      const signedLike = isFree ? '' : `?${new URLSearchParams({ until, signature })}`;
      return reply
        .header('cache-control', isFree ? 'public, max-age=300' : 'private, no-cache')
        .type('application/vnd.apple.mpegurl')
        .send(await playlistOf(db, part, signedLike));
    },
  });
}

/** Members watch the videos of lessons, and people who edit content watch all of them. */
function mayWatch(viewer: Viewer): boolean {
  return decideAccess('paid', viewer) === 'allow' || decideAccess('staff:content', viewer) === 'allow';
}

interface FileRequest extends Pick<VideoRequest, 'now' | 'validSeconds' | 'isFromThisSite'> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

function contentRangeHeader(contentRange: string | undefined): Record<string, string> {
  return contentRange === undefined ? {} : { 'content-range': contentRange };
}

async function sendFile(
  { store }: VideoLibrary,
  { id, kind, quality, extension }: VideoPart,
  { request, reply, ...wanted }: FileRequest,
): Promise<FastifyReply> {
  const file = kind === 'original' ? id : renditionFile(id, quality);
  const contentType = `video/${extension}`;
  const { statusCode, headers, stream } = await store.serve(file, {
    ...wanted,
    request: request.raw,
    contentType,
  });
  if (statusCode === 416) throw new RangeNotSatisfiable(contentRangeHeader(headers['Content-Range']));
  if (statusCode === 404) throw notFound('This video');
  if (statusCode === 302)
    return reply.code(statusCode).headers(headers).header('cache-control', 'private, no-store').send();
  return reply.code(statusCode).headers(headers).type(contentType).send(stream);
}

/** The bucket's address expires with ours. */
function secondsUntil(until: string | undefined, now: Date): number {
  return Math.max(1, Math.floor(Number(until) - now.getTime() / 1000));
}

async function playlistOf(db: Database, { id, kind, quality }: VideoPart, query: string): Promise<string> {
  if (kind === 'qualities') return qualitiesPlaylist(id, await listQualities(db, id), query);
  const playlist = orNotFound(await findPlaylist(db, id, quality), 'This video');
  return playlist.replaceAll(mediaFileName, renditionAddress(id, quality) + query);
}

const videoRow = prepared((db) => {
  const freeLesson = db
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(
      and(
        inArray(lessons.videoUrl, [sql.placeholder('mp4'), sql.placeholder('webm')]),
        eq(lessons.isFree, true),
        eq(courses.isPublished, true),
      ),
    );
  return db
    .select({
      isFree: sql<boolean>`exists ${freeLesson}`,
      container: videos.container,
      convertedAt: videos.convertedAt,
    })
    .from(videos)
    .where(and(eq(videos.id, sql.placeholder('id')), eq(videos.state, 'ready')))
    .prepare('video_with_access');
});

/**
 * One query, because a player asks for many ranges. A video is free if a free lesson of a published course shows it.
 * Its other qualities are found as soon as all of them are finished.
 */
async function findVideo(
  db: Database,
  { id, kind, extension }: VideoPart,
): Promise<{ isFree: boolean } | undefined> {
  const addresses = { mp4: videoAddress(id, 'mp4'), webm: videoAddress(id, 'webm') };
  const [video] = await videoRow(db).execute({ id, ...addresses });
  if (!video?.container) return undefined;
  const isThere =
    kind === 'original' ? extensionOf(video.container) === extension : video.convertedAt !== null;
  return isThere ? video : undefined;
}
