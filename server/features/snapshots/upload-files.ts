import type { Storage } from '../../platform/storage/storage.ts';
import { type Picture, thumbnailContentType } from './make-picture.ts';

/** The files of an upload are named after it alone. */
export const imageName = (uploadId: string) => uploadId;
export const thumbnailName = (uploadId: string) => `${uploadId}-thumbnail`;

export async function putFiles(storage: Storage, uploadId: string, picture: Picture): Promise<void> {
  await storage.put(imageName(uploadId), picture.image, picture.contentType);
  await storage.put(thumbnailName(uploadId), picture.thumbnail, thumbnailContentType);
}

export async function removeFiles(storage: Storage, uploadId: string): Promise<void> {
  for (const name of [imageName(uploadId), thumbnailName(uploadId)]) await storage.remove(name);
}
