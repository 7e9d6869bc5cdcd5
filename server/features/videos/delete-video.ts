import { refuseVideoDeletion } from '@chalkline/domain/videos/delete-video';
import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { lockContent } from '../../content/content-store.ts';
import type { Database } from '../../db/database.ts';
import { videos } from '../../db/schema.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import { orNotFound, refused } from '../../platform/http/refusal.ts';
import type { VideoLibrary } from './finish-upload.ts';
import { renditionFile, renditionFilesOf } from './renditions/rendition-file.ts';
import type { VideoRow } from './uploaded-video.ts';
import { lessonsShowing } from './video-list.ts';

type Log = Pick<FastifyBaseLogger, 'warn'>;

interface Deletion {
  readonly id: string;
  readonly actorId: string;
}

/** Frees the storage of a video that no lesson shows. */
export async function deleteVideo(library: VideoLibrary, deletion: Deletion, log: Log): Promise<void> {
  const video = await markAsDeleted(library.db, deletion);
  // After the transaction, because nobody should wait for a bucket while content is locked.
  await removeFiles(library, video, log);
}

function markAsDeleted(db: Database, { id, actorId }: Deletion): Promise<VideoRow> {
  return db.transaction(async (tx) => {
    // The lock orders this with saves: no lesson can begin to show the video meanwhile.
    await lockContent(tx);
    const isReady = and(eq(videos.id, id), eq(videos.state, 'ready'));
    // A conversion that ends at this moment waits for the row, and then finds it deleted.
    const [row] = await tx.select().from(videos).where(isReady).for('update');
    const video = orNotFound(row, 'This video');
    const refusal = refuseVideoDeletion(await lessonsShowing(tx, id));
    if (refusal) throw refused(refusal);
    await tx.update(videos).set({ state: 'deleted' }).where(isReady);
    await recordAction(tx, {
      actorId,
      action: 'video.delete',
      subject: `video:${id}`,
      before: { bytes: video.bytes },
      after: null,
    });
    return video;
  });
}

/** Removes what is left of deleted videos after an earlier attempt failed or was killed. */
export async function removeDeletedVideos(
  library: VideoLibrary,
  log: Log,
  stopping: AbortSignal,
): Promise<void> {
  for (const video of await library.db.select().from(videos).where(eq(videos.state, 'deleted'))) {
    if (stopping.aborted) return;
    await removeFiles(library, video, log);
  }
}

/** The files go before the row, because leftovers are found by the row. What can't be removed now is removed later. */
async function removeFiles({ db, store }: VideoLibrary, video: VideoRow, log: Log): Promise<void> {
  const { id, renditionUpload: upload } = video;
  try {
    // First, so that a conversion that is still uploading a copy can't complete it afterwards.
    if (upload) await store.discardRendition(renditionFile(id, upload.quality), upload.uploadId);
    for (const file of [id, ...renditionFilesOf(video)]) await store.remove(file);
    await db.delete(videos).where(and(eq(videos.id, id), eq(videos.state, 'deleted')));
  } catch (error) {
    log.warn({ err: error, videoId: id }, 'a deleted video could not be removed from the storage');
  }
}
