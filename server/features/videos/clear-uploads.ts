import { abandonedAfterHours } from '@chalkline/domain/videos/video-file';
import type { FastifyBaseLogger } from 'fastify';
import type { Job } from '../../platform/jobs/jobs.ts';
import { removeAbandonedUploads } from './abandoned-uploads.ts';
import { removeDeletedVideos } from './delete-video.ts';
import type { VideoLibrary } from './finish-upload.ts';
import { discardRenditionUploads } from './renditions/rendition-uploads.ts';

const hour = 60 * 60 * 1000;

/** Removes uploads that nobody has continued for a day, also those of copies, and what is left of deleted videos. */
export function clearVideosJob(library: VideoLibrary, log: Pick<FastifyBaseLogger, 'warn'>): Job {
  return {
    name: 'clear-videos',
    everyMilliseconds: hour,
    run: async (now, stopping) => {
      const since = new Date(now.getTime() - abandonedAfterHours * hour);
      await removeAbandonedUploads(library, { since, log, stopping });
      await discardRenditionUploads(library, { begunBefore: since, log, stopping });
      await removeDeletedVideos(library, log, stopping);
    },
  };
}
