import type { RenditionUpload } from '@chalkline/domain/videos/rendition-upload';
import { and, eq, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/database.ts';
import { videoRenditions, videos } from '../../../db/schema.ts';
import type { VideoLibrary } from '../finish-upload.ts';
import { renditionFile } from './rendition-file.ts';

/** Thrown when another process converts the same video, or when the video was deleted meanwhile. */
export class RenditionOvertaken extends Error {
  override readonly name = 'RenditionOvertaken';
}

/** Stores that the upload of a copy has begun. From then on, its leftovers can be found. */
export async function recordUpload(db: Database, videoId: string, upload: RenditionUpload): Promise<void> {
  const finishedCopy = db
    .select({ quality: videoRenditions.quality })
    .from(videoRenditions)
    .where(and(eq(videoRenditions.videoId, videoId), eq(videoRenditions.quality, upload.quality)));
  const isWaiting = and(
    eq(videos.id, videoId),
    eq(videos.state, 'ready'),
    isNull(videos.renditionUpload),
    notExists(finishedCopy),
  );
  const rows = await db
    .update(videos)
    .set({ renditionUpload: upload })
    .where(isWaiting)
    .returning({ id: videos.id });
  if (rows.length === 0) throw new RenditionOvertaken(`Nobody waits for this copy of the video ${videoId}.`);
}

/** Ends an upload in the transaction that publishes its copy. */
export async function endUpload(tx: Database, videoId: string, { uploadId }: RenditionUpload): Promise<void> {
  const isKept = sql`not (${videos.renditionUpload} ->> 'isDiscarded')::boolean`;
  const rows = await tx
    .update(videos)
    .set({ renditionUpload: null })
    .where(and(isUpload(videoId, uploadId), isKept))
    .returning({ id: videos.id });
  if (rows.length === 0) throw new RenditionOvertaken(`Another process converts the video ${videoId}.`);
}

/** Removes what an upload has left in the bucket. False if the upload doesn't count any more. */
export async function discardUpload(
  { db, store }: VideoLibrary,
  videoId: string,
  upload: RenditionUpload,
): Promise<boolean> {
  const isThis = isUpload(videoId, upload.uploadId);
  // First, because the process that began the upload could otherwise publish a file that is removed here.
  const rows = await db
    .update(videos)
    .set({ renditionUpload: { ...upload, isDiscarded: true } })
    .where(isThis)
    .returning({ id: videos.id });
  if (rows.length === 0) return false;
  await store.discardRendition(renditionFile(videoId, upload.quality), upload.uploadId);
  await db.update(videos).set({ renditionUpload: null }).where(isThis);
  return true;
}

interface DiscardOptions {
  /** Only uploads that began before this moment are discarded. */
  readonly begunBefore?: Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly stopping: AbortSignal;
}

/** Removes what uploads of killed processes have left. Returns why that failed; the next run tries again then. */
export async function discardRenditionUploads(
  library: VideoLibrary,
  { begunBefore, log, stopping }: DiscardOptions,
): Promise<unknown> {
  let failure: unknown;
  for (const { id, upload } of await listUploads(library.db, begunBefore)) {
    if (stopping.aborted) break;
    try {
      if (upload) await discardUpload(library, id, upload);
    } catch (error) {
      failure = error;
      log.warn({ err: error, videoId: id }, 'the upload of a copy could not be removed');
    }
  }
  return failure;
}

function listUploads(db: Database, begunBefore: Date | undefined) {
  const begunAt = sql`(${videos.renditionUpload} ->> 'begunAt')::timestamptz`;
  return db
    .select({ id: videos.id, upload: videos.renditionUpload })
    .from(videos)
    .where(
      and(
        eq(videos.state, 'ready'),
        isNotNull(videos.renditionUpload),
        begunBefore && lt(begunAt, begunBefore),
      ),
    );
}

function isUpload(videoId: string, uploadId: string) {
  return and(eq(videos.id, videoId), sql`${videos.renditionUpload} ->> 'uploadId' = ${uploadId}`);
}
