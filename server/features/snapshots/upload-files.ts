import type { Storage } from '../../platform/storage/storage.ts';
import { type Picture, thumbnailContentType } from './make-picture.ts';

/** The names of an upload's files depend on its id only. */
export const imageName = (uploadId: string) => uploadId;
export const thumbnailName = (uploadId: string) => `${uploadId}-thumbnail`;

export async function putFiles(storage: Storage, uploadId: string, picture: Picture): Promise<void> {
  await storage.put(imageName(uploadId), picture.image, picture.contentType);
  await storage.put(thumbnailName(uploadId), picture.thumbnail, thumbnailContentType);
}

export async function removeFiles(storage: Storage, uploadId: string): Promise<void> {
  for (const name of [imageName(uploadId), thumbnailName(uploadId)]) await storage.remove(name);
}
