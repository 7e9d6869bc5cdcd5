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

/** Reads from a file itself what it contains, whatever its name says. Fails for a damaged file. */
export async function readFacts(source: Source): Promise<VideoFacts> {
  const input = new Input({ source, formats: [...containers.keys()] });
  try {
    return (await isKnown(input)) ? await factsOf(input) : nothing;
  } finally {
    input.dispose();
  }
}

/** A file that is shorter than any video fails to be recognised. */
const isKnown = (input: Input) => input.canRead().catch(() => false);

async function factsOf(input: Input): Promise<VideoFacts> {
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

/** A truncated file announces pictures that it does not contain. */
async function endsWithin(track: InputVideoTrack): Promise<boolean> {
  const last = await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY);
  return last !== null && last.byteLength > 0;
}

async function internalName(track: InputVideoTrack): Promise<string> {
  return String((await track.getInternalCodecId()) ?? 'an unknown format');
}
