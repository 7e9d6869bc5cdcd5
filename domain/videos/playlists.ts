import { playlistAddress } from './video-address.ts';

/** One quality of a video, as players choose between them. */
export interface ListedQuality {
  readonly quality: number;
  readonly width: number;
  readonly height: number;
  /** The most bits of any second, and the average. */
  readonly peakBits: number;
  readonly averageBits: number;
  /** As browsers name them: `avc1.64001f,mp4a.40.2`. */
  readonly codecs: string;
}

/** The name of the media file in a stored playlist. Its address replaces it when the playlist is sent. */
export const mediaFileName = 'media.mp4';

/** The playlist of all qualities. The query signs the addresses; it's empty for videos that are open to everybody. */
export function qualitiesPlaylist(
  videoId: string,
  qualities: readonly ListedQuality[],
  query: string,
): string {
  const lines = qualities.flatMap(({ quality, width, height, peakBits, averageBits, codecs }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${peakBits},AVERAGE-BANDWIDTH=${averageBits},RESOLUTION=${width}x${height},CODECS="${codecs}"`,
    playlistAddress(videoId, quality) + query,
  ]);
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines, ''].join('\n');
}

interface PlaylistFacts {
  readonly seconds: number;
  readonly peakBits: number;
  readonly averageBits: number;
}

/** How long a playlist plays, and how many bits a second of it takes. Undefined for one that isn't complete. */
export function playlistFacts(playlist: string): PlaylistFacts | undefined {
  const durations = numbers(playlist, /^#EXTINF:([\d.]+)/gm);
  const sizes = numbers(playlist, /^#EXT-X-BYTERANGE:(\d+)@/gm);
  const isWhole = /^#EXT-X-ENDLIST$/m.test(playlist);
  if (!isWhole || durations.length === 0 || durations.length !== sizes.length) return undefined;
  const seconds = durations.reduce((sum, duration) => sum + duration, 0);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const bits = sizes.map((size, index) => (size * 8) / Math.max(1, durations[index] ?? 1));
  return {
    seconds,
    // A loop, because a long video has more segments than a function can have arguments.
    peakBits: Math.ceil(bits.reduce((most, next) => Math.max(most, next), 0)),
    averageBits: Math.ceil((bytes * 8) / seconds),
  };
}

function numbers(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].map(([, number]) => Number(number));
}
