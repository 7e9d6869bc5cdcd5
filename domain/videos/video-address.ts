import { extensionOf, type VideoFacts } from './video-file.ts';

/** Where uploaded videos are played. */
export const uploadedVideoFolder = '/videos/';

const named = /^\/videos\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?:mp4|webm)$/;

/** The address of an uploaded video in a lesson. */
export function videoAddress(id: string, container: VideoFacts['container']): string {
  return `${uploadedVideoFolder}${id}.${extensionOf(container)}`;
}

/** The id of an uploaded video; undefined for videos of any other kind. */
export function uploadedVideoId(address: string): string | undefined {
  return named.exec(address)?.[1];
}
