import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { videos } from '../../db/schema.ts';
import type { BackupVideos } from '../../platform/backup/backup-videos.ts';
import type { Config } from '../../platform/config/config.ts';
import { videoFolder } from './open-video-store.ts';

/** The videos of this installation for the backup and restore commands. */
export function backupVideos(db: Database, config: Pick<Config, 'dataDir'>): BackupVideos {
  const folder = videoFolder(config);
  return {
    ids: () => readyIds(db),

    async open(id) {
      const file = await open(join(folder, id)).catch(nothingWhenMissing);
      return file?.createReadStream();
    },

    /** Written to a draft and then renamed, so that a restore that is killed leaves no partial video. */
    async put(id, content) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, `${id}.draft`);
      try {
        await pipeline(content, createWriteStream(draft, { mode: 0o600, flush: true }));
        await rename(draft, join(folder, id));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
  };
}

/** How many of the videos that lessons can show have no file, after a restore without them. */
export async function countMissingVideos(db: Database, config: Pick<Config, 'dataDir'>): Promise<number> {
  const stored = backupVideos(db, config);
  let missing = 0;
  for (const id of await stored.ids()) {
    const content = await stored.open(id);
    if (!content) missing += 1;
    content?.destroy();
  }
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

function nothingWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
