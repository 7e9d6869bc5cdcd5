import { renditionsOf } from '@chalkline/domain/videos/renditions';
import type { VideoRow } from '../uploaded-video.ts';

/** The name of a copy in the video storage. */
export const renditionFile = (videoId: string, quality: number) => `${videoId}-${quality}`;

/** The names of all copies that a video can have. */
export function renditionFilesOf({ id, width, height }: Pick<VideoRow, 'id' | 'width' | 'height'>): string[] {
  if (!width || !height) return [];
  return renditionsOf({ width, height }).map(({ quality }) => renditionFile(id, quality));
}
