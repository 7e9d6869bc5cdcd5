import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { uploads } from '../../db/schema.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { uploadIdIn } from './image-address.ts';

/** Takes an upload of this person permanently. The row decides between simultaneous requests. */
export async function takeUpload(db: Database, userId: string, imageUrl: string, now: Date): Promise<string> {
  const uploadId = uploadIdIn(imageUrl);
  if (!uploadId) throw unknownImage();
  const isTheirs = and(
    eq(uploads.id, uploadId),
    eq(uploads.userId, userId),
    isNotNull(uploads.storedAt),
    isNull(uploads.discardedAt),
  );
  const [taken] = await db
    .update(uploads)
    .set({ attachedAt: now })
    .where(and(isTheirs, isNull(uploads.attachedAt)))
    .returning({ id: uploads.id });
  if (taken) return taken.id;
  const [attached] = await db.select({ id: uploads.id }).from(uploads).where(isTheirs);
  throw attached ? new Refusal('conflict', 'This image is already in use.') : unknownImage();
}

function unknownImage(): Refusal {
  return new Refusal('invalid', "You didn't upload this image.", [
    { field: 'imageUrl', message: "isn't an image you uploaded" },
  ]);
}
