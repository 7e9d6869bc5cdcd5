import type { VideoFacts } from '@chalkline/domain/videos/video-file';
import {
  EncodedPacketSink,
  Input,
  type InputFormat,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  QTFF,
  type Source,
  WEBM,
} from 'mediabunny';
import { Refusal } from '../../platform/http/refusal.ts';

const containers = new Map<InputFormat, VideoFacts['container']>([
  [MP4, 'mp4'],
  [QTFF, 'mov'],
  [WEBM, 'webm'],
  [MATROSKA, 'mkv'],
]);

const nothing: VideoFacts = {
  container: 'other',
  videoCodec: null,
  audioCodec: null,
  durationSeconds: 0,
  width: 0,
  height: 0,
};

/** Reads from a file itself what it contains, whatever its name says. */
export async function inspectVideo(source: Source): Promise<VideoFacts> {
  const input = new Input({ source, formats: [...containers.keys()] });
  try {
    return (await isKnown(input)) ? await readFacts(input) : nothing;
  } catch (error) {
    throw new Refusal('unsupported_type', unreadable, undefined, error);
  } finally {
    input.dispose();
  }
}

/** A file that is shorter than any video fails to be recognised. */
const isKnown = (input: Input) => input.canRead().catch(() => false);

const unreadable =
  'This file is damaged or incomplete. Please export the video again and upload the new file.';

async function readFacts(input: Input): Promise<VideoFacts> {
  const container = containers.get(await input.getFormat()) ?? 'other';
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  const durationSeconds = await input.computeDuration();
  if (video && !(await endsWithin(video))) throw new Error('The last picture is missing.');
  return {
    container,
    videoCodec: video ? ((await video.getCodec()) ?? (await internalName(video))) : null,
    audioCodec: audio ? ((await audio.getCodec()) ?? 'an unknown format') : null,
    durationSeconds,
    width: (await video?.getDisplayWidth()) ?? 0,
    height: (await video?.getDisplayHeight()) ?? 0,
  };
}

/** The codecs of a video that can be played, as browsers and playlists name them. */
export async function codecsOf(source: Source): Promise<string> {
  const input = new Input({ source, formats: [MP4] });
  try {
    const tracks = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
    const names = await Promise.all(tracks.map((track) => track?.getCodecParameterString()));
    return names.filter((name) => name != null).join(',');
  } finally {
    input.dispose();
  }
}

/** A truncated file announces pictures that it does not contain. */
async function endsWithin(track: InputVideoTrack): Promise<boolean> {
  const last = await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY);
  return last !== null && last.byteLength > 0;
}

async function internalName(track: InputVideoTrack): Promise<string> {
  return String((await track.getInternalCodecId()) ?? 'an unknown format');
}
