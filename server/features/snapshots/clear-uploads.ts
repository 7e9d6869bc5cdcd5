import { looseUploadLifetime } from '@chalkline/domain/snapshots/snapshot-file';
import { and, asc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import { rowsById } from '../../db/rows-by-id.ts';
import { uploads } from '../../db/schema.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { removeFiles } from './upload-files.ts';

const atATime = 100;

interface Dependencies {
  readonly db: Database;
  readonly storage: Storage;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Deletes uploads that were not attached within 24 hours, and those whose snapshot was deleted. One that
 * cannot be deleted stays for the next time, and delays no other.
 */
export async function clearUploads(
  { db, storage, log }: Dependencies,
  now: Date,
  stopping?: AbortSignal,
): Promise<void> {
  await discardForgotten(db, now);
  for await (const { id } of rowsById((after) => discardedAfter(db, after), stopping)) {
    await clearUpload(db, storage, id).catch((error: unknown) => {
      log.warn({ err: error, uploadId: id }, 'files of an upload could not be removed');
    });
  }
}

/** Deletes the files before the row, because leftovers are found by the row. Doing it twice is harmless. */
export async function clearUpload(db: Database, storage: Storage, uploadId: string): Promise<void> {
  await removeFiles(storage, uploadId);
  await db.delete(uploads).where(and(eq(uploads.id, uploadId), isNotNull(uploads.discardedAt)));
}

/** One statement: a simultaneous attachment either comes first or finds the upload discarded. */
async function discardForgotten(db: Database, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - looseUploadLifetime);
  await db
    .update(uploads)
    .set({ discardedAt: now })
    .where(and(isNull(uploads.attachedAt), isNull(uploads.discardedAt), lt(uploads.createdAt, longAgo)));
}

function discardedAfter(db: Database, id: string): Promise<{ id: string }[]> {
  return db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(isNotNull(uploads.discardedAt), gt(uploads.id, id)))
    .orderBy(asc(uploads.id))
    .limit(atATime);
}
