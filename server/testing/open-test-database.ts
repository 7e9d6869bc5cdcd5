import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../db/open-database.ts';
import { ReusablePglite } from './reusable-pglite.ts';
import { ReusablePostgres } from './reusable-postgres.ts';
import { copyTemplate } from './test-database.ts';

export interface OpenTestDatabase {
  readonly database: OpenDatabase;
  /** A folder for everything that the app stores outside the database. */
  readonly dataDir: string;
  /** Removes what is left after the database was closed. */
  remove(): Promise<void>;
}

interface ReusableDatabase {
  readonly isFree: boolean;
  lend(): Promise<OpenDatabase>;
}

/** The databases of this worker. A test app takes one that is free, or starts another. */
const databases: ReusableDatabase[] = [];

/** A migrated database with all content, as if nobody had used it before; `isOwn` if nobody uses it afterwards. */
export async function openTestDatabase(isOwn = false): Promise<OpenTestDatabase> {
  if (isOwn) {
    const { remove, ...copy } = await copyTemplate();
    return { database: await openDatabase(copy), dataDir: copy.dataDir, remove };
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'chalkline-test-'));
  const database = await (databases.find(({ isFree }) => isFree) ?? (await startAnother())).lend();
  return { database, dataDir, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

async function startAnother(): Promise<ReusableDatabase> {
  const isPostgres = process.env.TEST_DB === 'postgres';
  const started = isPostgres
    ? await ReusablePostgres.start(inject('template'))
    : await ReusablePglite.start();
  databases.push(started);
  return started;
}
