import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '../db/open-database.ts';
import { ReusablePglite } from './reusable-pglite.ts';
import { copyTemplate } from './test-database.ts';

export interface OpenTestDatabase {
  readonly database: OpenDatabase;
  /** A folder for everything that the app stores outside the database. */
  readonly dataDir: string;
  /** Removes what is left after the database was closed. */
  remove(): Promise<void>;
}

/** The embedded databases of this worker. A test app takes one that is free, or starts another. */
const pglites: ReusablePglite[] = [];

/** A migrated database with all content, as if nobody had used it before; `isOwn` if nobody uses it afterwards. */
export async function openTestDatabase(isOwn = false): Promise<OpenTestDatabase> {
  if (isOwn || process.env.TEST_DB === 'postgres') {
    const { remove, ...copy } = await copyTemplate();
    return { database: await openDatabase(copy), dataDir: copy.dataDir, remove };
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'chalkline-test-'));
  const database = await lendPglite();
  return { database, dataDir, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

async function lendPglite(): Promise<OpenDatabase> {
  const free = pglites.find(({ isFree }) => isFree);
  if (free) return free.lend();
  const started = await ReusablePglite.start();
  pglites.push(started);
  return started.lend();
}
