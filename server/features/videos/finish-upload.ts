import { refuseVideo, type VideoFacts } from '@chalkline/domain/videos/video-file';
import { ERRORS } from '@tus/utils';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { videos } from '../../db/schema.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import { notFound, orNotFound, Refusal, refused } from '../../platform/http/refusal.ts';
import { inspectVideo } from './inspection/inspect-video.ts';
import type { UploadLocks } from './upload-locks.ts';
import type { VideoRow } from './uploaded-video.ts';
import type { VideoSource, VideoStore } from './video-store.ts';

export interface VideoLibrary {
  readonly db: Database;
  readonly store: VideoStore;
  readonly locks: UploadLocks;
}

interface Finish {
  readonly id: string;
  readonly actorId: string;
}

/**
 * Checks a video that was received completely. What browsers cannot play is removed. A repeated request gets the
 * same answer.
 */
export async function finishUpload(library: VideoLibrary, finish: Finish): Promise<VideoRow> {
  try {
    return (
      (await findFinished(library, finish.id)) ??
      // The lock keeps others from cancelling the upload or checking it a second time meanwhile.
      (await library.locks.whileLocked(finish.id, async () => {
        return (await findFinished(library, finish.id)) ?? (await checkUpload(library, finish));
      }))
    );
  } catch (error) {
    if (error === ERRORS.FILE_NOT_FOUND) throw notFound('This upload');
    if (error === ERRORS.ERR_LOCK_TIMEOUT)
      throw new Refusal(
        'conflict',
        'This video is still being received or checked. Please try again in a moment.',
      );
    throw error;
  }
}

/** The video if it was checked before; undefined for one that can be checked now. */
async function findFinished({ db, store }: VideoLibrary, id: string): Promise<VideoRow | undefined> {
  const row = orNotFound(await findVideo(db, id), 'This upload');
  if (row.state === 'ready') return row;
  const { offset } = await store.uploads.getUpload(id);
  if (offset !== row.bytes) throw new Refusal('conflict', "This video isn't uploaded completely yet.");
  return undefined;
}

async function checkUpload({ db, store }: VideoLibrary, { id, actorId }: Finish): Promise<VideoRow> {
  try {
    await store.complete(id);
    const facts = await inspected(await store.source(id));
    const refusal = refuseVideo(facts);
    if (refusal) throw refused(refusal);
    return await db.transaction(async (tx) => {
      const [row] = await tx
        .update(videos)
        .set({ ...facts, container: playable(facts.container), state: 'ready' })
        .where(and(eq(videos.id, id), eq(videos.state, 'uploading')))
        .returning();
      const ready = orNotFound(row, 'This upload');
      await recordAction(tx, {
        actorId,
        action: 'video.upload',
        subject: `video:${id}`,
        before: null,
        after: { bytes: ready.bytes },
      });
      return ready;
    });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'unsupported_type') await store.uploads.remove(id);
    throw error;
  }
}

/** What is in a video. One that can't be read now is not a damaged one, and stays. */
async function inspected({ file, failure }: VideoSource): Promise<VideoFacts> {
  try {
    const facts = await inspectVideo(file);
    const reason = failure?.();
    if (reason) throw reason;
    return facts;
  } catch (error) {
    throw failure?.() ?? error;
  }
}

async function findVideo(db: Database, id: string): Promise<VideoRow | undefined> {
  const [row] = await db.select().from(videos).where(eq(videos.id, id));
  return row;
}

function playable(container: string): 'mp4' | 'mov' | 'webm' {
  if (container === 'mp4' || container === 'mov' || container === 'webm') return container;
  throw new Error(`A video in a file of the kind ${container} is not playable.`);
}
