import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaFileName, playlistFacts } from '@chalkline/domain/videos/playlists';
import type { RenditionUpload } from '@chalkline/domain/videos/rendition-upload';
import { and, eq } from 'drizzle-orm';
import { FilePathSource } from 'mediabunny';
import type { Database } from '../../../db/database.ts';
import { videoRenditions, videos } from '../../../db/schema.ts';
import type { VideoLibrary } from '../finish-upload.ts';
import { codecsOf } from './codecs.ts';
import { type Conversion, playlistFileName } from './ffmpeg-arguments.ts';
import { renditionFile } from './rendition-file.ts';
import { discardUpload, endUpload, RenditionOvertaken, recordUpload } from './rendition-uploads.ts';
import { FfmpegFailure } from './run-ffmpeg.ts';

type RenditionRow = Omit<typeof videoRenditions.$inferInsert, 'videoId'>;

interface PublishOptions {
  readonly videoId: string;
  readonly now: () => Date;
  readonly stopping: AbortSignal;
}

/** Stores a finished copy and then records it. False if the video was deleted meanwhile. */
export async function publishRendition(
  library: VideoLibrary,
  conversion: Conversion,
  { videoId, now, stopping }: PublishOptions,
): Promise<boolean> {
  const row = await rowOf(conversion);
  const { quality } = row;
  const begun: { upload?: RenditionUpload } = {};
  try {
    // Before the transaction, because nobody should wait for a bucket while the video is locked.
    const putIntoPlace = await library.store.storeRendition({
      videoId,
      name: renditionFile(videoId, quality),
      path: join(conversion.outputFolder, mediaFileName),
      signal: stopping,
      onUpload: async (uploadId) => {
        const upload = { quality, uploadId, begunAt: now().toISOString(), isDiscarded: false };
        await recordUpload(library.db, videoId, upload);
        begun.upload = upload;
      },
    });
    return await library.db.transaction(async (tx) => {
      if (!(await isLocked(tx, videoId))) return false;
      if (begun.upload) await endUpload(tx, videoId, begun.upload);
      await putIntoPlace();
      await record(tx, videoId, row);
      return true;
    });
  } catch (error) {
    // A process that stops leaves this to the next run, and so does one that can't discard the upload now.
    if (stopping.aborted) throw error;
    const isOurs = !begun.upload || (await discardUpload(library, videoId, begun.upload).catch(() => true));
    throw isOurs
      ? error
      : new RenditionOvertaken(`The video ${videoId} was converted elsewhere.`, { cause: error });
  }
}

async function rowOf({ rendition, outputFolder, durationSeconds }: Conversion): Promise<RenditionRow> {
  const media = join(outputFolder, mediaFileName);
  const playlist = await readFile(join(outputFolder, playlistFileName), 'utf8');
  const facts = playlistFacts(playlist);
  if (!facts || facts.seconds < durationSeconds * 0.98 - 1)
    throw new FfmpegFailure('the result is incomplete');
  const { size } = await stat(media);
  const codecs = await codecsOf(new FilePathSource(media));
  const { quality, width, height } = rendition;
  const { peakBits, averageBits } = facts;
  return { quality, width, height, bytes: size, peakBits, averageBits, codecs, playlist };
}

/** Locks the video's row, so that the video isn't deleted at the same moment. False if it is gone already. */
async function isLocked(tx: Database, videoId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.id, videoId), eq(videos.state, 'ready')))
    .for('update');
  return rows.length > 0;
}

async function record(tx: Database, videoId: string, row: RenditionRow): Promise<void> {
  await tx
    .insert(videoRenditions)
    .values({ videoId, ...row })
    .onConflictDoUpdate({ target: [videoRenditions.videoId, videoRenditions.quality], set: row });
}
