import { mediaFileName } from '@chalkline/domain/videos/playlists';
import type { Rendition } from '@chalkline/domain/videos/renditions';

/** What is to be converted, as we have read it from the file ourselves. */
export interface Conversion {
  readonly inputPath: string;
  readonly container: 'mp4' | 'mov' | 'webm';
  readonly durationSeconds: number;
  readonly rendition: Rendition;
  /** An empty folder, which then contains the playlist and the media file. */
  readonly outputFolder: string;
}

export const playlistFileName = 'playlist.m3u8';

const segmentSeconds = 4;
const maxFramesPerSecond = 60;
/** More than a picture of 8K has. */
const maxPixels = 40_000_000;

/** Every codec of a video that can be uploaded, and none of the many others. */
const decoders =
  'h264,libdav1d,av1,vp8,vp9,libvpx,libvpx-vp9,aac,mp3,mp3float,opus,libopus,flac,vorbis,libvorbis';

/**
 * The arguments for one copy of a video. The file decides nothing by itself: it is read as the format that we have
 * found, opens no other file or address, and is read no longer than we know it to be.
 */
export function ffmpegArguments({
  inputPath,
  container,
  durationSeconds,
  rendition,
  outputFolder,
}: Conversion) {
  const { width, height, kilobits } = rendition;
  return [
    ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-y'],
    ...['-progress', 'pipe:1', '-stats_period', '1'],
    ...['-timelimit', String(maxCpuSeconds(durationSeconds))],
    ...['-protocol_whitelist', 'file', '-format_whitelist', 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm'],
    ...['-codec_whitelist', decoders, '-max_pixels', String(maxPixels)],
    ...['-f', container === 'webm' ? 'matroska' : 'mov', '-t', String(durationSeconds + 1)],
    ...['-i', `file:${inputPath}`],
    // The first picture and sound only, without subtitles, attachments, and what the file says about its author.
    ...['-map', '0:V:0', '-map', '0:a:0?', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
    ...['-vf', `scale=${width}:${height},setsar=1`, '-fpsmax', String(maxFramesPerSecond)],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-pix_fmt', 'yuv420p', '-crf', '23'],
    ...['-maxrate', `${kilobits}k`, '-bufsize', `${2 * kilobits}k`],
    // All copies have their segments at the same times, so that players can change between them.
    ...['-force_key_frames', `expr:gte(t,n_forced*${segmentSeconds})`, '-sc_threshold', '0', '-g', '600'],
    ...['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'],
    ...['-f', 'hls', '-hls_time', String(segmentSeconds), '-hls_playlist_type', 'vod'],
    // One file per copy: it is stored, counted, served and removed like any video.
    ...['-hls_segment_type', 'fmp4', '-hls_flags', 'single_file+independent_segments'],
    ...['-hls_segment_filename', `${outputFolder}/${mediaFileName}`, `${outputFolder}/${playlistFileName}`],
  ];
}

/** A generous limit: a slow machine needs several seconds of CPU time for each second of a large video. */
function maxCpuSeconds(durationSeconds: number): number {
  return Math.ceil(600 + 40 * durationSeconds);
}

type CopySize = Pick<Conversion, 'durationSeconds' | 'rendition'>;

/** How large a copy becomes, unless most of it is more difficult to encode than usual. */
export function usualBytes({ durationSeconds, rendition }: CopySize): number {
  return Math.ceil((durationSeconds + 30) * (rendition.kilobits + 128) * 125);
}

/** A file that grows beyond this is not what we asked for. */
export function maxBytes(copy: CopySize): number {
  return 2 * usualBytes(copy);
}
