import { looseUploadLifetime } from '@chalkline/domain/learning/snapshot-file';
import { and, asc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
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
 * Removes uploads that were never attached within 24 hours, and those whose snapshot is gone. One that
 * cannot be removed stays for the next time, and holds up no other.
 */
export async function clearUploads({ db, storage, log }: Dependencies, now: Date): Promise<void> {
  await discardForgotten(db, now);
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const discarded = await discardedAfter(db, after);
    for (const { id } of discarded) {
      await clearUpload(db, storage, id).catch((error: unknown) => {
        log.warn({ err: error, uploadId: id }, 'files of an upload could not be removed');
      });
    }
    const last = discarded.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Files first: as long as there is a row, what is left of them can be found. Doing it twice is harmless. */
export async function clearUpload(db: Database, storage: Storage, uploadId: string): Promise<void> {
  await removeFiles(storage, uploadId);
  await db.delete(uploads).where(and(eq(uploads.id, uploadId), isNotNull(uploads.discardedAt)));
}

/** One statement: whoever attaches such an upload at this moment either comes first or finds it gone. */
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
