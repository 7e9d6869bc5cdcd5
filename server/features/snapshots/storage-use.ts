import {
  hasSpaceFor,
  type SnapshotStorage,
  snapshotQuotaBytes,
  storageFullText,
  unknownPictureBytes,
} from '@chalkline/domain/snapshots/snapshot-storage';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { uploads } from '../../db/schema.ts';
import { Refusal } from '../../platform/http/refusal.ts';

const bytesUsed = prepared((db) =>
  db
    .select({ used: sql<string>`coalesce(sum(coalesce(${uploads.bytes}, ${unknownPictureBytes}::int)), 0)` })
    .from(uploads)
    .where(and(eq(uploads.userId, sql.placeholder('userId')), isNull(uploads.discardedAt)))
    .prepare('bytes_used'),
);

/** How much storage a person's pictures use. Discarded ones do not count. */
export async function storageOf(db: Database, userId: string): Promise<SnapshotStorage> {
  const [row] = await bytesUsed(db).execute({ userId });
  return { usedBytes: Number(row?.used ?? 0), quotaBytes: snapshotQuotaBytes };
}

/** Refuses a picture of this size when the person's storage is full. */
export async function refuseOverQuota(db: Database, userId: string, bytes: number): Promise<void> {
  const storage = await storageOf(db, userId);
  if (!hasSpaceFor(storage, bytes)) throw new Refusal('storage_limit', storageFullText(storage));
}
