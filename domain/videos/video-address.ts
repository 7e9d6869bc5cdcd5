import { extensionOf, type VideoFacts } from './video-file.ts';

/** Where uploaded videos are played. */
export const uploadedVideoFolder = '/videos/';

const named = /^\/videos\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?:mp4|webm)$/;
const part = /^\/videos\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-([1-9]\d{1,3}))?\.(m3u8|mp4|webm)$/;

/** The address of an uploaded video in a lesson. */
export function videoAddress(id: string, container: VideoFacts['container']): string {
  return `${uploadedVideoFolder}${id}.${extensionOf(container)}`;
}

/** The id of an uploaded video; undefined for videos of any other kind. */
export function uploadedVideoId(address: string): string | undefined {
  return named.exec(address)?.[1];
}

/** Something that players request of an uploaded video. */
export interface VideoPart {
  readonly id: string;
  /** The playlist of all qualities, the playlist or the file of one, or the file as it was uploaded. */
  readonly kind: 'qualities' | 'playlist' | 'rendition' | 'original';
  /** Of a playlist or rendition. */
  readonly quality: number;
  readonly extension: string;
}

/** The part of an uploaded video that an address names; undefined for any other address. */
export function videoPartAt(address: string): VideoPart | undefined {
  const [, id, quality, extension] = part.exec(address) ?? [];
  if (!id || !extension) return undefined;
  const found = { id, quality: Number(quality ?? 0), extension };
  if (quality === undefined) return { ...found, kind: extension === 'm3u8' ? 'qualities' : 'original' };
  if (extension === 'webm') return undefined;
  return { ...found, kind: extension === 'm3u8' ? 'playlist' : 'rendition' };
}

/** The playlist of all qualities of a video. */
export const qualitiesAddress = (id: string) => `${uploadedVideoFolder}${id}.m3u8`;

/** The playlist of one quality. */
export const playlistAddress = (id: string, quality: number) => `${uploadedVideoFolder}${id}-${quality}.m3u8`;

/** The file of one quality. */
export const renditionAddress = (id: string, quality: number) => `${uploadedVideoFolder}${id}-${quality}.mp4`;
