import { refuseVideo, type VideoFacts } from '@chalkline/domain/videos/video-file';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { videos } from '../../db/schema.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import { orNotFound, Refusal, refused } from '../../platform/http/refusal.ts';
import { inspectVideo } from './inspection/inspect-video.ts';
import { isUnlocked } from './upload-locks.ts';
import type { VideoRow } from './uploaded-video.ts';
import type { VideoSource, VideoStore } from './video-store.ts';

export interface VideoLibrary {
  readonly db: Database;
  readonly store: VideoStore;
}

interface Finish {
  readonly id: string;
  readonly actorId: string;
  readonly now: Date;
}

/** Checks a video that has arrived completely. What browsers cannot play is removed. Sent twice, it answers the same. */
export async function finishUpload(
  { db, store }: VideoLibrary,
  { id, actorId, now }: Finish,
): Promise<VideoRow> {
  const row = orNotFound(await findVideo(db, id), 'This upload');
  if (row.state === 'ready') return row;
  const { offset } = await store.uploads.getUpload(id);
  if (offset !== row.bytes) throw new Refusal('conflict', "This video isn't uploaded completely yet.");
  try {
    await store.complete(id);
    const facts = await inspected(await store.source(id));
    const refusal = refuseVideo(facts);
    if (refusal) throw refused(refusal);
    return await db.transaction(async (tx) => {
      const [ready] = await tx
        .update(videos)
        .set({ ...facts, container: playable(facts.container), state: 'ready' })
        // Whoever removes an abandoned upload at the same moment holds its lock.
        .where(and(eq(videos.id, id), isUnlocked(now)))
        .returning();
      const { bytes } = orNotFound(ready, 'This upload');
      await recordAction(tx, {
        actorId,
        action: 'video.upload',
        subject: `video:${id}`,
        before: null,
        after: { bytes },
      });
      return orNotFound(ready, 'This upload');
    });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'unsupported_type') await removeUpload({ db, store }, id);
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

/** Forgets an upload that is not finished, with its file. */
export async function removeUpload({ db, store }: VideoLibrary, id: string): Promise<void> {
  await store.remove(id);
  await db.delete(videos).where(and(eq(videos.id, id), eq(videos.state, 'uploading')));
}

async function findVideo(db: Database, id: string): Promise<VideoRow | undefined> {
  const [row] = await db.select().from(videos).where(eq(videos.id, id));
  return row;
}

function playable(container: string): 'mp4' | 'mov' | 'webm' {
  if (container === 'mp4' || container === 'mov' || container === 'webm') return container;
  throw new Error(`A video in a file of the kind ${container} is not playable.`);
}
