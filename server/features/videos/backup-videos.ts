import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { videos } from '../../db/schema.ts';
import type { BackupVideos } from '../../platform/backup/backup-videos.ts';
import { openVideoStore, type VideoStorageConfig } from './open-video-store.ts';

/** The videos of this installation for the backup and restore commands. */
export function backupVideos(db: Database, config: VideoStorageConfig): BackupVideos {
  const { open, put } = openVideoStore(db, config);
  return { ids: () => readyIds(db), open, put };
}

/** How many of the videos that lessons can show have no file, after a restore without them. */
export async function countMissingVideos(db: Database, config: VideoStorageConfig): Promise<number> {
  const { size } = openVideoStore(db, config);
  let missing = 0;
  for (const id of await readyIds(db)) if ((await size(id)) === undefined) missing += 1;
  return missing;
}

async function readyIds(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: videos.id })
    .from(videos)
    .where(eq(videos.state, 'ready'))
    .orderBy(asc(videos.id));
  return rows.map(({ id }) => id);
}
