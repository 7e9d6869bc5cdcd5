import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaFileName } from '@chalkline/domain/videos/playlists';
import { percentConverted, type Rendition, renditionsOf } from '@chalkline/domain/videos/renditions';
import type { VideoLibrary } from '../finish-upload.ts';
import type { VideoRow } from '../uploaded-video.ts';
import { type Conversion, ffmpegArguments, maxBytes, usualBytes } from './ffmpeg-arguments.ts';
import { publishRendition } from './publish-rendition.ts';
import { finishedQualities, markConverted, saveProgress } from './rendition-records.ts';
import { FfmpegFailure, runFfmpeg } from './run-ffmpeg.ts';

export interface Converter extends VideoLibrary {
  /** For what is not finished yet. */
  readonly workFolder: string;
  readonly ffmpegPath: string;
}

/** The storage doesn't say whether it has the video, so nothing was begun. */
export class VideoOutOfReach extends Error {
  override readonly name = 'VideoOutOfReach';
}

interface ConvertOptions {
  readonly now: () => Date;
  readonly stopping: AbortSignal;
}

/** Makes the copies that a video doesn't have yet, one after the other. Each that is finished is kept. */
export async function convertVideo(
  converter: Converter,
  video: VideoRow,
  options: ConvertOptions,
): Promise<void> {
  const { db } = converter;
  const renditions = renditionsOf({ width: video.width ?? 0, height: video.height ?? 0 });
  const finished = await finishedQualities(db, video.id);
  const isComplete = () => renditions.every(({ quality }) => finished.includes(quality));
  if (!isComplete()) {
    await expectStored(converter, video);
    await inWorkFolder(converter, async (folder) => {
      const source = await sourceOf(converter, video, { renditions, folder, signal: options.stopping });
      for (const rendition of renditions) {
        if (finished.includes(rendition.quality)) continue;
        const progress = reporter(converter, video, (part) =>
          percentConverted({ renditions, finished, part }),
        );
        progress.report(0);
        const step = { rendition, report: progress.report, ...options };
        const isPublished = await makeRendition(converter, source, step).finally(progress.stored);
        if (!isPublished) return;
        finished.push(rendition.quality);
      }
    });
  }
  if (isComplete()) await markConverted(db, video.id, options.now());
}

/** Asks the storage before anything is loaded from it. */
async function expectStored({ store }: Converter, { id, bytes }: VideoRow): Promise<void> {
  const stored = await store.size(id).catch((error: Error) => {
    throw new VideoOutOfReach("We can't reach the file storage. Its videos wait to be converted.", {
      cause: error,
    });
  });
  if (stored !== bytes) throw new Error(`The stored file of the video ${id} is missing or incomplete.`);
}

async function inWorkFolder(
  { workFolder }: Converter,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  await mkdir(workFolder, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(workFolder, 'video-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Source extends Pick<Conversion, 'inputPath' | 'container' | 'durationSeconds'> {
  readonly videoId: string;
  /** For the files that are made of it. */
  readonly folder: string;
}

interface SourceOptions {
  readonly renditions: readonly Rendition[];
  readonly folder: string;
  readonly signal: AbortSignal;
}

/** The file from which all copies are made. */
async function sourceOf(
  { store }: Converter,
  { id, bytes, container, durationSeconds }: VideoRow,
  { renditions, folder, signal }: SourceOptions,
): Promise<Source> {
  if (!container || !durationSeconds) throw new Error(`The video ${id} has not been inspected.`);
  // One copy at a time: each is removed from here once it's published.
  const furtherBytes = Math.max(...renditions.map((rendition) => usualBytes({ durationSeconds, rendition })));
  const inputPath = await store.localFile(id, { folder, bytes, furtherBytes, signal });
  return { videoId: id, folder, inputPath, container, durationSeconds };
}

/** Stores how far a conversion is. */
function reporter({ db }: Converter, { id }: VideoRow, percentAt: (part: number) => number) {
  let shown = -1;
  let storing = Promise.resolve();
  return {
    report: (part: number) => {
      const percent = percentAt(part);
      if (percent === shown) return;
      shown = percent;
      // Progress that can't be stored is stored with the next step.
      storing = storing.then(() => saveProgress(db, id, percent)).catch(() => undefined);
    },
    stored: () => storing,
  };
}

interface Step extends ConvertOptions {
  readonly rendition: Rendition;
  /** How much of the copy is finished, from 0 to 1. */
  report(part: number): void;
}

/** Makes one copy in a folder of its own, and publishes it when it's complete. False if the video is gone. */
async function makeRendition(
  converter: Converter,
  { videoId, folder, ...source }: Source,
  { rendition, report, ...options }: Step,
): Promise<boolean> {
  const outputFolder = await mkdtemp(join(folder, 'rendition-'));
  try {
    const conversion = { ...source, rendition, outputFolder };
    await convert(converter, conversion, { report, stopping: options.stopping });
    return await publishRendition(converter, conversion, { videoId, ...options });
  } finally {
    await rm(outputFolder, { recursive: true, force: true });
  }
}

async function convert(
  { ffmpegPath }: Converter,
  conversion: Conversion,
  { report, stopping }: Pick<Step, 'report' | 'stopping'>,
): Promise<void> {
  const tooLarge = new AbortController();
  const watchSize = async () => {
    const { size } = await stat(join(conversion.outputFolder, mediaFileName));
    if (size > maxBytes(conversion)) tooLarge.abort(new FfmpegFailure('the result is too large'));
  };
  await runFfmpeg(ffmpegPath, {
    arguments: ffmpegArguments(conversion),
    signal: AbortSignal.any([stopping, tooLarge.signal]),
    onProgress: (seconds) => {
      report(seconds / conversion.durationSeconds);
      watchSize().catch(() => undefined);
    },
  });
}
