import type { RemovedUploads } from '@chalkline/contract/videos';
import { removableAfterMinutes } from '@chalkline/domain/videos/video-file';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { videos } from '../../db/schema.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import { removeAbandonedUploads } from './abandoned-uploads.ts';
import type { VideoLibrary } from './finish-upload.ts';

const minute = 60 * 1000;

interface Removal {
  readonly actorId: string;
  readonly now: Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Frees the storage of unfinished uploads for somebody who doesn't want to wait a day for it. */
export async function removeUploads(
  library: VideoLibrary,
  { actorId, now, log }: Removal,
): Promise<RemovedUploads> {
  const { db } = library;
  const { removed, failed } = await removeAbandonedUploads(library, {
    since: new Date(now.getTime() - removableAfterMinutes * minute),
    log,
    onRemoved: ({ id, bytes }) =>
      recordAction(db, {
        actorId,
        action: 'video.remove-upload',
        subject: `video:${id}`,
        before: { bytes },
        after: null,
      }),
  });
  const left = await db.$count(videos, eq(videos.state, 'uploading'));
  return { removed, failed, receiving: Math.max(0, left - failed) };
}
