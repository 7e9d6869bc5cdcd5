import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { DatabaseLocation } from '../db/open-database.ts';
import { createDatabase, databaseUrlNamed, dropDatabase } from './postgres-databases.ts';

export interface TestDatabase extends DatabaseLocation {
  remove(): Promise<void>;
}

/** A database for one test file: migrated, with all content. */
export async function copyTemplate(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chalkline-test-'));
  if (process.env.TEST_DB !== 'postgres') {
    cpSync(inject('template'), dataDir, { recursive: true });
    return { databaseUrl: undefined, dataDir, remove: async () => removeFolder(dataDir) };
  }
  const name = await createDatabase(inject('template'));
  return {
    databaseUrl: databaseUrlNamed(name),
    dataDir,
    remove: async () => {
      await dropDatabase(name);
      removeFolder(dataDir);
    },
  };
}

function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
