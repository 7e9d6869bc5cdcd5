import { rm } from 'node:fs/promises';
import { conversionProblem } from '@chalkline/domain/videos/conversion';
import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseOutOfReach } from '../../../db/database-out-of-reach.ts';
import { isDiskFull } from '../../../db/disk-full.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { type Converter, convertVideo, VideoOutOfReach } from './convert-video.ts';
import { nextToConvert, saveProblem } from './rendition-records.ts';
import { discardRenditionUploads, RenditionOvertaken } from './rendition-uploads.ts';
import { FfmpegNotStarted } from './run-ffmpeg.ts';

/** Shorter than the interval at which the product looks for jobs, so that this one is due every time. */
const halfMinute = 30_000;

interface Dependencies {
  readonly now: Clock;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Converts uploaded videos one after the other. A job runs in one process only, so this is one video at a time. */
export function convertVideosJob(converter: Converter, dependencies: Dependencies): Job {
  return {
    name: 'convert-videos',
    everyMilliseconds: halfMinute,
    run: async (_now, stopping) => {
      // What a killed process has left behind, here and in a bucket.
      await rm(converter.workFolder, { recursive: true, force: true });
      const failure = await discardRenditionUploads(converter, { log: dependencies.log, stopping });
      const outOfReach = await convertAll(converter, stopping, dependencies);
      // The videos are not at fault, so this run failed instead of them, and the next one tries again.
      if (outOfReach ?? failure) throw outOfReach ?? failure;
    },
  };
}

/** Converts all videos that wait. Returns why some of them could not even be begun. */
async function convertAll(
  converter: Converter,
  stopping: AbortSignal,
  { now, log }: Dependencies,
): Promise<unknown> {
  const { db } = converter;
  const skippedIds: string[] = [];
  let outOfReach: unknown;
  for (;;) {
    const video = stopping.aborted ? undefined : await nextToConvert(db, skippedIds);
    if (!video) return outOfReach;
    try {
      await convertVideo(converter, video, { now, stopping });
    } catch (error) {
      if (stopping.aborted) return outOfReach;
      if (concernsEveryVideo(error)) throw error;
      if (isSkipped(error)) {
        skippedIds.push(video.id);
        if (error instanceof VideoOutOfReach) outOfReach = error;
        continue;
      }
      log.warn({ err: error, videoId: video.id }, 'a video could not be converted');
      await saveProblem(db, video.id, conversionProblem(String(error)));
      // The other videos keep waiting: somebody may free up space before the next run.
      if (isDiskFull(error)) return outOfReach;
    }
  }
}

/** Nothing is wrong with a video that another process converts, or whose storage doesn't answer. */
const isSkipped = (error: unknown) => error instanceof RenditionOvertaken || error instanceof VideoOutOfReach;

/** Without the database or ffmpeg, every other video would fail, too. */
function concernsEveryVideo(error: unknown): boolean {
  return isDatabaseOutOfReach(error) || error instanceof FfmpegNotStarted;
}
