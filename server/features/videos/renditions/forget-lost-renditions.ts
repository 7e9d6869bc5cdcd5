import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { videoRenditions, videos } from '../../../db/schema.ts';
import { openVideoStore, type VideoStorageConfig } from '../open-video-store.ts';
import { renditionFile } from './rendition-file.ts';

/**
 * Forgets the copies of videos that a restored backup knows, but whose files aren't here: no backup contains them.
 * They are made again.
 */
export async function forgetLostRenditions(tx: Database, config: VideoStorageConfig): Promise<void> {
  const { size } = openVideoStore(tx, config);
  const { videoId, quality, bytes } = videoRenditions;
  for (const known of await tx.select({ videoId, quality, bytes }).from(videoRenditions)) {
    // A file of another length is a later copy, which the restored playlist doesn't fit.
    if ((await size(renditionFile(known.videoId, known.quality))) === known.bytes) continue;
    await tx.delete(videoRenditions).where(and(eq(videoId, known.videoId), eq(quality, known.quality)));
    await tx
      .update(videos)
      .set({ convertedAt: null, conversionPercent: null, conversionProblem: null })
      .where(eq(videos.id, known.videoId));
  }
}
