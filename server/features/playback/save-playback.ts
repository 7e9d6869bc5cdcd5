import type { ChangedPlaybackSettings, WatchPosition } from '@chalkline/contract/playback';
import { timeOfChange } from '@chalkline/domain/playback/playback';
import { lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { playbackSettings, watchPositions } from '../../db/schema.ts';

/** Stores where a person stopped a video, unless a newer position is stored already. */
export async function savePosition(
  db: Database,
  key: { readonly userId: string; readonly lessonId: number },
  { positionSeconds, secondsAgo }: WatchPosition,
  now: Date,
): Promise<void> {
  const changedAt = timeOfChange(now, secondsAgo);
  await db
    .insert(watchPositions)
    .values({ ...key, seconds: positionSeconds, changedAt })
    .onConflictDoUpdate({
      target: [watchPositions.userId, watchPositions.lessonId],
      set: { seconds: sql`excluded.seconds`, changedAt: sql`excluded.changed_at` },
      setWhere: lte(watchPositions.changedAt, sql`excluded.changed_at`),
    });
}

/** Stores how a person watches, unless newer settings are stored already. */
export async function saveSettings(
  db: Database,
  userId: string,
  { speed, isAutoplay, quality = null, secondsAgo }: ChangedPlaybackSettings,
  now: Date,
): Promise<void> {
  await db
    .insert(playbackSettings)
    .values({ userId, speed, isAutoplay, quality, changedAt: timeOfChange(now, secondsAgo) })
    .onConflictDoUpdate({
      target: playbackSettings.userId,
      set: {
        speed: sql`excluded.speed`,
        isAutoplay: sql`excluded.is_autoplay`,
        quality: sql`excluded.quality`,
        changedAt: sql`excluded.changed_at`,
      },
      setWhere: lte(playbackSettings.changedAt, sql`excluded.changed_at`),
    });
}
