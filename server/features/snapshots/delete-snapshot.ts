import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { snapshots } from '../../db/schema.ts';
import { orNotFound } from '../../platform/http/refusal.ts';

/** Deletes a person's own snapshot and returns the upload whose files have to be deleted. */
export async function deleteSnapshot(
  db: Database,
  userId: string,
  snapshotId: string | undefined,
): Promise<string> {
  const deleted = snapshotId
    ? await db
        .delete(snapshots)
        .where(and(eq(snapshots.id, snapshotId), eq(snapshots.userId, userId)))
        .returning({ uploadId: snapshots.uploadId })
    : [];
  return orNotFound(deleted[0], 'This snapshot').uploadId;
}
