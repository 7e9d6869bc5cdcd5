import { and, eq, lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { videos } from '../../db/schema.ts';
import type { VideoLibrary } from './finish-upload.ts';

interface AbandonedUpload {
  readonly id: string;
  /** How long the whole video would have been. */
  readonly bytes: number;
}

interface RemovalOptions {
  /** Only uploads that have received nothing since this moment are removed. */
  readonly since: Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly stopping?: AbortSignal;
  readonly onRemoved?: (upload: AbandonedUpload) => Promise<void>;
}

interface RemovalCounts {
  readonly removed: number;
  readonly failed: number;
}

/** Removes unfinished uploads that nobody continues. One that can't be removed stays for the next time. */
export async function removeAbandonedUploads(
  library: VideoLibrary,
  { since, log, stopping, onRemoved }: RemovalOptions,
): Promise<RemovalCounts> {
  const { locks, store } = library;
  let removed = 0;
  let failed = 0;
  for (const upload of await listAbandoned(library, since)) {
    if (stopping?.aborted) break;
    const { id } = upload;
    try {
      const isRemoved = await locks.whileAbandoned(id, since, async () => {
        await store.uploads.remove(id);
        await onRemoved?.(upload);
      });
      if (isRemoved) removed += 1;
    } catch (error) {
      failed += 1;
      log.warn({ err: error, videoId: id }, 'an abandoned upload could not be removed');
    }
  }
  return { removed, failed };
}

function listAbandoned({ db }: VideoLibrary, since: Date): Promise<AbandonedUpload[]> {
  return db
    .select({ id: videos.id, bytes: videos.bytes })
    .from(videos)
    .where(and(eq(videos.state, 'uploading'), lt(videos.receivedAt, since)));
}
