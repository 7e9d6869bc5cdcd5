import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaFileName, playlistFacts } from '@chalkline/domain/videos/playlists';
import { percentConverted, type Rendition, renditionsOf } from '@chalkline/domain/videos/renditions';
import { and, eq } from 'drizzle-orm';
import { FilePathSource } from 'mediabunny';
import { videoRenditions, videos } from '../../../db/schema.ts';
import type { VideoLibrary } from '../finish-upload.ts';
import type { VideoRow } from '../uploaded-video.ts';
import type { VideoFiles } from '../video-store.ts';
import { codecsOf } from './codecs.ts';
import { type Conversion, ffmpegArguments, maxBytes, playlistFileName } from './ffmpeg-arguments.ts';
import { finishedQualities, markConverted, saveProgress } from './rendition-records.ts';
import { FfmpegFailure, runFfmpeg } from './run-ffmpeg.ts';

export interface Converter extends VideoLibrary {
  readonly files: VideoFiles;
  readonly ffmpegPath: string;
}

/** The name of a copy in the video storage. */
export const renditionFile = (videoId: string, quality: number) => `${videoId}-${quality}`;

/** The names of all copies that a video can have. */
export function renditionFilesOf({ id, width, height }: Pick<VideoRow, 'id' | 'width' | 'height'>): string[] {
  if (!width || !height) return [];
  return renditionsOf({ width, height }).map(({ quality }) => renditionFile(id, quality));
}

/** Makes the copies that a video doesn't have yet, one after the other. Each that is finished is kept. */
export async function convertVideo(
  converter: Converter,
  video: VideoRow,
  { now, stopping }: { readonly now: () => Date; readonly stopping: AbortSignal },
): Promise<void> {
  const { db } = converter;
  const renditions = renditionsOf({ width: video.width ?? 0, height: video.height ?? 0 });
  const finished = await finishedQualities(db, video.id);
  for (const rendition of renditions) {
    if (finished.includes(rendition.quality)) continue;
    let shown = -1;
    let storing = Promise.resolve();
    const report = (part: number) => {
      const percent = percentConverted({ renditions, finished, part });
      if (percent === shown) return;
      shown = percent;
      // Progress that can't be stored is stored with the next step.
      storing = storing.then(() => saveProgress(db, video.id, percent)).catch(() => undefined);
    };
    report(0);
    const step = { rendition, stopping, report };
    const isPublished = await makeRendition(converter, video, step).finally(() => storing);
    if (!isPublished) return;
    finished.push(rendition.quality);
  }
  await markConverted(db, video.id, now());
}

interface Step {
  readonly rendition: Rendition;
  readonly stopping: AbortSignal;
  /** How much of the copy is finished, from 0 to 1. */
  report(part: number): void;
}

/** Makes one copy in a folder of its own, from where it is moved when it's complete. False if the video is gone. */
async function makeRendition(converter: Converter, video: VideoRow, step: Step): Promise<boolean> {
  const { files, ffmpegPath } = converter;
  await mkdir(files.workFolder, { recursive: true, mode: 0o700 });
  const outputFolder = await mkdtemp(join(files.workFolder, 'rendition-'));
  try {
    const conversion = conversionOf(video, files, { rendition: step.rendition, outputFolder });
    const media = join(outputFolder, mediaFileName);
    const tooLarge = new AbortController();
    const watchSize = async () => {
      const { size } = await stat(media);
      if (size > maxBytes(conversion)) tooLarge.abort(new FfmpegFailure('the result is too large'));
    };
    await runFfmpeg(ffmpegPath, {
      arguments: ffmpegArguments(conversion),
      signal: AbortSignal.any([step.stopping, tooLarge.signal]),
      onProgress: (seconds) => {
        step.report(seconds / conversion.durationSeconds);
        watchSize().catch(() => undefined);
      },
    });
    return await publish(converter, conversion, video.id);
  } finally {
    await rm(outputFolder, { recursive: true, force: true });
  }
}

function conversionOf(
  { id, container, durationSeconds }: VideoRow,
  files: VideoFiles,
  output: Pick<Conversion, 'rendition' | 'outputFolder'>,
): Conversion {
  if (!container || !durationSeconds) throw new Error(`The video ${id} has not been inspected.`);
  return { inputPath: files.pathOf(id), container, durationSeconds, ...output };
}

/** Stores a finished copy. The video's row is locked, so that the video isn't deleted at the same moment. */
async function publish(
  { db, files }: Converter,
  { rendition, outputFolder, durationSeconds }: Conversion,
  videoId: string,
): Promise<boolean> {
  const media = join(outputFolder, mediaFileName);
  const playlist = await readFile(join(outputFolder, playlistFileName), 'utf8');
  const facts = playlistFacts(playlist);
  if (!facts || facts.seconds < durationSeconds * 0.98 - 1)
    throw new FfmpegFailure('the result is incomplete');
  const { size } = await stat(media);
  const codecs = await codecsOf(new FilePathSource(media));
  const { quality, width, height } = rendition;
  const { peakBits, averageBits } = facts;
  const row = { quality, width, height, bytes: size, peakBits, averageBits, codecs, playlist };
  return db.transaction(async (tx) => {
    const [video] = await tx
      .select({ id: videos.id })
      .from(videos)
      .where(and(eq(videos.id, videoId), eq(videos.state, 'ready')))
      .for('update');
    if (!video) return false;
    await files.adopt(renditionFile(videoId, quality), media);
    await tx
      .insert(videoRenditions)
      .values({ videoId, ...row })
      .onConflictDoUpdate({ target: [videoRenditions.videoId, videoRenditions.quality], set: row });
    return true;
  });
}
