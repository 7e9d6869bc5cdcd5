import { refuseVideoDeletion } from '@chalkline/domain/videos/delete-video';
import { and, eq } from 'drizzle-orm';
import { lockContent } from '../../content/content-store.ts';
import { videos } from '../../db/schema.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import { orNotFound, refused } from '../../platform/http/refusal.ts';
import type { VideoLibrary } from './finish-upload.ts';
import { renditionFilesOf } from './renditions/convert-video.ts';
import { lessonsShowing } from './video-list.ts';

/** Frees the storage of a video that no lesson shows. */
export async function deleteVideo(
  { db, store }: VideoLibrary,
  { id, actorId }: { readonly id: string; readonly actorId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    // The lock orders this with saves: no lesson can begin to show the video meanwhile.
    await lockContent(tx);
    const isReady = and(eq(videos.id, id), eq(videos.state, 'ready'));
    // A conversion that ends at this moment waits for the row, and then finds it gone.
    const [row] = await tx.select().from(videos).where(isReady).for('update');
    const video = orNotFound(row, 'This video');
    const refusal = refuseVideoDeletion(await lessonsShowing(tx, id));
    if (refusal) throw refused(refusal);
    // The files go before the row, because leftovers are found by the row.
    for (const file of [id, ...renditionFilesOf(video)]) await store.remove(file);
    await tx.delete(videos).where(isReady);
    await recordAction(tx, {
      actorId,
      action: 'video.delete',
      subject: `video:${id}`,
      before: { bytes: video.bytes },
      after: null,
    });
  });
}
