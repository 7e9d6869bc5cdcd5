import { looseUploadLimit } from '@chalkline/domain/snapshots/snapshot-file';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { uploads, users } from '../../db/schema.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Picture } from './make-picture.ts';
import { refuseOverQuota } from './storage-use.ts';
import { putFiles } from './upload-files.ts';

interface KeptUpload {
  readonly userId: string;
  readonly picture: Picture;
  readonly now: Date;
}

/**
 * Stores a picture until it is attached to a lesson. Its row is written first and marked as stored last, so
 * that what a killed process leaves is found by its row and deleted.
 */
export async function keepUpload(db: Database, storage: Storage, upload: KeptUpload): Promise<string> {
  const uploadId = await announce(db, upload);
  try {
    await putFiles(storage, uploadId, upload.picture);
  } catch (error) {
    await db.update(uploads).set({ discardedAt: upload.now }).where(eq(uploads.id, uploadId));
    throw error;
  }
  await db.update(uploads).set({ storedAt: upload.now }).where(eq(uploads.id, uploadId));
  return uploadId;
}

/** Counts one upload per person at a time, so that both limits hold for simultaneous requests. */
function announce(db: Database, { userId, picture, now }: KeptUpload): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    await refuseManyLoose(tx, userId);
    const { contentType, width, height } = picture;
    const bytes = picture.image.length + picture.thumbnail.length;
    await refuseOverQuota(tx, userId, bytes);
    const [row] = await tx
      .insert(uploads)
      .values({ userId, contentType, width, height, bytes, createdAt: now })
      .returning({ id: uploads.id });
    if (!row) throw new Error('the new upload was not returned');
    return row.id;
  });
}

/** Also checked before the body is read, so that a refused picture need not be sent. */
export async function refuseManyLoose(db: Database, userId: string): Promise<void> {
  const isLoose = and(eq(uploads.userId, userId), isNull(uploads.attachedAt), isNull(uploads.discardedAt));
  const [row] = await db.select({ loose: count() }).from(uploads).where(isLoose);
  if ((row?.loose ?? 0) < looseUploadLimit) return;
  throw new Refusal(
    'slow_down',
    "You've uploaded too many images without adding them to a lesson. Please try again later.",
  );
}
