import { addressOf, snapshotImagePath, snapshotThumbnailPath } from '@chalkline/contract/addresses';
import { parseUuid } from '../../platform/http/row-id.ts';

export const imageUrlOf = (uploadId: string) => addressOf(snapshotImagePath, { uploadId });
export const thumbnailUrlOf = (uploadId: string) => addressOf(snapshotThumbnailPath, { uploadId });

/** The upload that an image's URL names; only the exact URL that was issued is accepted. */
export function uploadIdIn(imageUrl: string): string | undefined {
  const uploadId = parseUuid(imageUrl.split('/').at(-1) ?? '');
  return uploadId && imageUrl === imageUrlOf(uploadId) ? uploadId : undefined;
}
