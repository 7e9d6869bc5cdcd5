import { randomUUID } from 'node:crypto';
import { abandonedAfterHours } from '@chalkline/domain/videos/video-file';
import { and, eq, lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { videos } from '../../db/schema.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { removeDeletedVideos } from './delete-video.ts';
import type { VideoLibrary } from './finish-upload.ts';
import { isUnlocked, leaseFrom } from './upload-locks.ts';

const hour = 60 * 60 * 1000;

/** Removes uploads of which nothing has arrived for a day, and what is left of deleted videos. */
export function clearVideosJob(library: VideoLibrary, log: Pick<FastifyBaseLogger, 'warn'>): Job {
  return {
    name: 'clear-videos',
    everyMilliseconds: hour,
    run: async (now, stopping) => {
      for (const { id } of await claimAbandoned(library, now)) {
        if (stopping.aborted) return;
        // One that cannot be removed stays for the next time, and delays no other.
        await library.store.uploads.remove(id).catch((error: unknown) => {
          log.warn({ err: error, videoId: id }, 'an abandoned upload could not be removed');
        });
      }
      await removeDeletedVideos(library, log, stopping);
    },
  };
}

/** Whoever continues one of these uploads at the same moment waits for the lock, and then finds it gone. */
function claimAbandoned({ db }: VideoLibrary, now: Date): Promise<{ id: string }[]> {
  const longAgo = new Date(now.getTime() - abandonedAfterHours * hour);
  return db
    .update(videos)
    .set({ lockedBy: randomUUID(), lockedUntil: leaseFrom(now) })
    .where(and(eq(videos.state, 'uploading'), lt(videos.receivedAt, longAgo), isUnlocked(now)))
    .returning({ id: videos.id });
}
