import { snapshotsPath, uploadSnapshotPath } from '@chalkline/contract/addresses';
import type { NewSnapshot, Snapshot, UploadedImage } from '@chalkline/contract/snapshots';
import { missingImageUrlText } from '@chalkline/domain/snapshots/snapshot-messages';
import { type OnSent, upload } from '../../api/upload.ts';
import { write } from '../../api/write.ts';

const unwatched: OnSent = () => undefined;

/** Uploads an image and attaches it to its lesson. */
export async function sendSnapshot(
  target: Omit<NewSnapshot, 'imageUrl'>,
  file: File,
  onSent = unwatched,
): Promise<Snapshot> {
  const { imageUrl }: Partial<UploadedImage> = await upload(uploadSnapshotPath, file, onSent);
  if (!imageUrl) throw new Error(missingImageUrlText);
  const snapshot: NewSnapshot = { ...target, imageUrl, caption: '' };
  return write('POST', snapshotsPath, snapshot);
}
