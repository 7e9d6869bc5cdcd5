import { rm } from 'node:fs/promises';
import { conversionProblem } from '@chalkline/domain/videos/conversion';
import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseOutOfReach } from '../../../db/database-out-of-reach.ts';
import { isDiskFull } from '../../../db/disk-full.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { type Converter, convertVideo } from './convert-video.ts';
import { nextToConvert, saveProblem } from './rendition-records.ts';
import { FfmpegNotStarted } from './run-ffmpeg.ts';

/** Shorter than the interval at which the product looks for jobs, so that this one is due every time. */
const halfMinute = 30_000;

interface Dependencies {
  readonly now: Clock;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Converts uploaded videos one after the other. A job runs in one process only, so this is one video at a time. */
export function convertVideosJob(converter: Converter, { now, log }: Dependencies): Job {
  const { db, files } = converter;
  return {
    name: 'convert-videos',
    everyMilliseconds: halfMinute,
    run: async (_now, stopping) => {
      // What a killed process has left behind.
      await rm(files.workFolder, { recursive: true, force: true });
      for (;;) {
        const video = stopping.aborted ? undefined : await nextToConvert(db);
        if (!video) return;
        try {
          await convertVideo(converter, video, { now, stopping });
        } catch (error) {
          if (stopping.aborted) return;
          if (concernsEveryVideo(error)) throw error;
          log.warn({ err: error, videoId: video.id }, 'a video could not be converted');
          await saveProblem(db, video.id, conversionProblem(String(error)));
          // The other videos keep waiting: somebody may free up space before the next run.
          if (isDiskFull(error)) return;
        }
      }
    },
  };
}

/** Without the database or ffmpeg, every other video would fail, too. */
function concernsEveryVideo(error: unknown): boolean {
  return isDatabaseOutOfReach(error) || error instanceof FfmpegNotStarted;
}
