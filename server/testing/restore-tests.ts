import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type OpenDatabase, openDatabase } from '../db/open-database.ts';
import { founderClaims, users } from '../db/schema.ts';
import { type Restored, type RestoreOptions, restoreBackup } from '../platform/backup/restore-backup.ts';
import { type BackupSource, writeBackup } from '../platform/backup/write-backup.ts';
import { folderStorage } from '../platform/storage/folder-storage.ts';
import { copyTemplate, type TestDatabase } from './test-database.ts';

/** Call this once per test file about restores. Every test begins without people and founder entries. */
export function setUpRestoreTests(now: Date) {
  let folder: string;
  let copy: TestDatabase;
  let database: OpenDatabase;
  let backups = 0;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'chalkline-restore-'));
    copy = await copyTemplate();
    database = await openDatabase(copy);
  });
  beforeEach(async () => {
    await database.db.delete(founderClaims);
    await database.db.delete(users);
  });
  afterAll(async () => {
    await database.close();
    await copy.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const source = (): BackupSource => ({
    db: database.db,
    storage: folderStorage(join(folder, 'files')),
  });

  return {
    db: () => database.db,
    source,
    /** Writes a backup, and returns its path. */
    backup: async (): Promise<string> => {
      backups += 1;
      const path = join(folder, `${backups}.backup.zip`);
      await writeBackup(source(), path, now);
      return path;
    },
    restore: (path: string, target = source(), options: Partial<RestoreOptions> = {}): Promise<Restored> =>
      restoreBackup(target, path, { replaces: true, ...options }),
  };
}
