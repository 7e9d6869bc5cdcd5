import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { snapshots } from '../../db/schema.ts';
import { orNotFound } from '../../platform/http/refusal.ts';

/** Deletes somebody's own snapshot and gives the upload whose files are now to go. */
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
