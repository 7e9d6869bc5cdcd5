import { abandonedAfterHours } from '@chalkline/domain/videos/video-file';
import { and, eq, lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { videos } from '../../db/schema.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { removeDeletedVideos } from './delete-video.ts';
import type { VideoLibrary } from './finish-upload.ts';

const hour = 60 * 60 * 1000;

/** Removes uploads that have received nothing for a day, and what is left of deleted videos. */
export function clearVideosJob(library: VideoLibrary, log: Pick<FastifyBaseLogger, 'warn'>): Job {
  return {
    name: 'clear-videos',
    everyMilliseconds: hour,
    run: async (now, stopping) => {
      const since = new Date(now.getTime() - abandonedAfterHours * hour);
      for (const { id } of await listAbandoned(library, since)) {
        if (stopping.aborted) return;
        // One that cannot be removed stays for the next time, and delays no other.
        await library.locks
          .whileAbandoned(id, since, () => library.store.uploads.remove(id))
          .catch((error: unknown) => {
            log.warn({ err: error, videoId: id }, 'an abandoned upload could not be removed');
          });
      }
      await removeDeletedVideos(library, log, stopping);
    },
  };
}

function listAbandoned({ db }: VideoLibrary, since: Date): Promise<{ id: string }[]> {
  return db
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.state, 'uploading'), lt(videos.receivedAt, since)));
}
