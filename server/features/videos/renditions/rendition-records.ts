import type { ListedQuality } from '@chalkline/domain/videos/playlists';
import { and, asc, eq, gt, isNull, notInArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { videoRenditions, videos } from '../../../db/schema.ts';
import type { VideoRow } from '../uploaded-video.ts';

/**
 * The oldest video that is still to be converted. One that has failed waits for somebody to try it again, and one whose
 * last upload has left something in the bucket waits until that is removed.
 */
export async function nextToConvert(
  db: Database,
  skippedIds: readonly string[],
): Promise<VideoRow | undefined> {
  const isWaiting = and(
    eq(videos.state, 'ready'),
    gt(videos.width, 0),
    gt(videos.height, 0),
    isNull(videos.convertedAt),
    isNull(videos.conversionProblem),
    isNull(videos.renditionUpload),
    notInArray(videos.id, [...skippedIds]),
  );
  const [row] = await db.select().from(videos).where(isWaiting).orderBy(asc(videos.createdAt)).limit(1);
  return row;
}

export async function finishedQualities(db: Database, videoId: string): Promise<number[]> {
  const rows = await db
    .select({ quality: videoRenditions.quality })
    .from(videoRenditions)
    .where(eq(videoRenditions.videoId, videoId));
  return rows.map(({ quality }) => quality);
}

/** The qualities of a video that is converted completely, from the lowest to the best. */
export function listQualities(db: Database, videoId: string): Promise<ListedQuality[]> {
  const { quality, width, height, peakBits, averageBits, codecs } = videoRenditions;
  return db
    .select({ quality, width, height, peakBits, averageBits, codecs })
    .from(videoRenditions)
    .where(eq(videoRenditions.videoId, videoId))
    .orderBy(asc(quality));
}

export async function findPlaylist(
  db: Database,
  videoId: string,
  quality: number,
): Promise<string | undefined> {
  const [row] = await db
    .select({ playlist: videoRenditions.playlist })
    .from(videoRenditions)
    .where(and(eq(videoRenditions.videoId, videoId), eq(videoRenditions.quality, quality)));
  return row?.playlist;
}

export async function saveProgress(db: Database, videoId: string, percent: number): Promise<void> {
  await db.update(videos).set({ conversionPercent: percent }).where(eq(videos.id, videoId));
}

export async function saveProblem(db: Database, videoId: string, problem: string): Promise<void> {
  await db.update(videos).set({ conversionProblem: problem }).where(eq(videos.id, videoId));
}

export async function markConverted(db: Database, videoId: string, now: Date): Promise<void> {
  await db.update(videos).set({ convertedAt: now, conversionPercent: 100 }).where(eq(videos.id, videoId));
}
