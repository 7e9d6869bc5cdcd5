import { largestVideoBytes } from '@chalkline/domain/videos/video-file';
import type { Upload } from '@tus/utils';
import type { Database } from '../../db/database.ts';
import { videos } from '../../db/schema.ts';
import { Refusal } from '../../platform/http/refusal.ts';

const maxFileNameLength = 200;

interface Announcement {
  readonly uploadedBy: string;
  readonly upload: Pick<Upload, 'id' | 'size' | 'metadata'>;
  readonly now: Date;
}

/** Stores what is going to be uploaded, before its first byte. */
export async function announceUpload(db: Database, { uploadedBy, upload, now }: Announcement): Promise<void> {
  const { id, size, metadata } = upload;
  if (!size) throw new Refusal('invalid', 'This file is empty.');
  if (size > largestVideoBytes) throw new Refusal('too_large', 'A video can be at most 5 GB.');
  await db.insert(videos).values({
    id,
    fileName: fileNameIn(metadata),
    bytes: size,
    state: 'uploading',
    uploadedBy,
    createdAt: now,
    receivedAt: now,
  });
}

/** Control characters can't be shown, and the database takes no NUL. */
function fileNameIn(metadata: Upload['metadata']): string {
  const name = (metadata?.filename ?? '').replace(/\p{Cc}/gu, '').trim();
  return name.slice(0, maxFileNameLength) || 'video';
}
