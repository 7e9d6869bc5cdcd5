import type { RuleRefusal } from '../refusals/refusal.ts';

/** The largest video that can be uploaded: 5 GB. */
export const largestVideoBytes = 5 * 1024 ** 3;

/** What a file chooser offers. The server decides by the content of a file, not by its name. */
export const videoFileTypes = '.mp4,.m4v,.mov,.webm,video/mp4,video/quicktime,video/webm';

/** An upload that receives no byte for this long is removed. */
export const abandonedAfterHours = 24;

/** An unfinished upload can be removed by hand if it has received no byte for this long. */
export const removableAfterMinutes = 10;

/** What an uploaded file contains, as read from the file itself. */
export interface VideoFacts {
  readonly container: 'mp4' | 'mov' | 'webm' | 'mkv' | 'other';
  /** Null for a file without a picture. */
  readonly videoCodec: string | null;
  /** Null for a silent video. */
  readonly audioCodec: string | null;
  readonly durationSeconds: number;
  readonly width: number;
  readonly height: number;
}

const playable = {
  mp4: { video: ['avc', 'av1', 'vp9'], audio: ['aac', 'mp3', 'opus', 'flac'] },
  mov: { video: ['avc'], audio: ['aac', 'mp3'] },
  webm: { video: ['vp8', 'vp9', 'av1'], audio: ['opus', 'vorbis'] },
} as const;

const codecNames: Readonly<Record<string, string>> = {
  avc: 'H.264',
  hevc: 'HEVC (H.265)',
  prores: 'Apple ProRes',
  av1: 'AV1',
  vp8: 'VP8',
  vp9: 'VP9',
  ac3: 'Dolby Digital',
  eac3: 'Dolby Digital Plus',
  dts: 'DTS',
};

const exportAdvice = 'Export the video as MP4 with H.264 and AAC, and upload that file.';
const phoneAdvice =
  'On an iPhone, choose Settings, Camera, Formats, Most Compatible before you record; for this video, export it as MP4 with H.264.';

type UnplayableVideo = RuleRefusal<'unsupported_type'>;

const refuse = (message: string): UnplayableVideo => ({ code: 'unsupported_type', message });

/** Why browsers cannot play a file, and what to do about it; undefined if they can. */
export function refuseVideo(facts: VideoFacts): UnplayableVideo | undefined {
  const { container, videoCodec, audioCodec, durationSeconds } = facts;
  if (container === 'other' || container === 'mkv') {
    const found =
      container === 'mkv' ? 'This is a Matroska file (.mkv)' : 'This is not an MP4, MOV or WebM file';
    return refuse(`${found}, which browsers cannot play. ${exportAdvice}`);
  }
  if (!(durationSeconds > 0)) return refuse(`This file is incomplete. ${exportAdvice}`);
  if (videoCodec === null) return refuse(`This file contains no picture. ${exportAdvice}`);
  const { video, audio } = playable[container];
  if (!includes(video, videoCodec)) {
    const advice = videoCodec === 'hevc' ? phoneAdvice : exportAdvice;
    return refuse(
      `The picture is encoded as ${nameOf(videoCodec)}, which many browsers cannot play. ${advice}`,
    );
  }
  if (audioCodec !== null && !includes(audio, audioCodec)) {
    return refuse(
      `The sound is encoded as ${nameOf(audioCodec)}, which many browsers cannot play. ${exportAdvice}`,
    );
  }
  return undefined;
}

const includes = (known: readonly string[], codec: string) => known.includes(codec);

const nameOf = (codec: string) =>
  codecNames[codec] ?? (codec.startsWith('pcm') ? 'uncompressed audio' : codec);

/** The file name extension of a playable video. Browsers play a MOV file with these codecs as MP4. */
export function extensionOf(container: VideoFacts['container']): 'mp4' | 'webm' {
  return container === 'webm' ? 'webm' : 'mp4';
}
