import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { videos } from '../../db/schema.ts';
import type { VideoRow } from './uploaded-video.ts';

/** A video that was received completely and checked. */
export async function findReadyVideo(db: Database, id: string): Promise<VideoRow | undefined> {
  const [row] = await db
    .select()
    .from(videos)
    .where(and(eq(videos.id, id), eq(videos.state, 'ready')));
  return row;
}
