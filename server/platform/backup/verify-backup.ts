import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../../db/open-database.ts';
import type { Storage } from '../storage/storage.ts';
import { restoreBackup } from './restore-backup.ts';

/**
 * Restores a backup into a scratch database in a folder of its own. A backup that cannot be restored is an error. The
 * scratch database is always the embedded one, which needs no rights on a server and reads backups of both. Aborted by
 * the signal, it fails with the signal's reason.
 */
export async function verifyBackup(path: string, scratchParent: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const dataDir = await mkdtemp(join(scratchParent, scratchPrefix));
  try {
    const database = await openDatabase({ databaseUrl: undefined, dataDir });
    try {
      await restoreBackup({ db: database.db, storage: nowhere }, path, { replaces: false, signal });
    } finally {
      await database.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The prefix of the folders of scratch databases. */
export const scratchPrefix = 'backup-check-';

/** Files were compared with their checksums before the first one is put here. */
const nowhere: Storage = {
  put: async () => undefined,
  open: async () => undefined,
  remove: async () => undefined,
  async *list() {},
};
