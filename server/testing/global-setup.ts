import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { loadContent } from '../content/load-content.ts';
import { openDatabase } from '../db/open-database.ts';
import { projectPath } from '../db/project-path.ts';
import { ask } from '../platform/backup/tables.ts';
import { createDatabase, databaseUrlNamed, dropWithCopies } from './postgres-databases.ts';
import { rememberTables } from './resettable-tables.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder with a prepared database, or the name of a prepared PostgreSQL database. */
    template: string;
  }
}

/** Creates one migrated database with all content. Every test file gets a copy of it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const isPostgres = project.config.env?.TEST_DB === 'postgres';
  return isPostgres ? postgresTemplate(project) : pgliteTemplate(project);
}

async function pgliteTemplate(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'chalkline-template-'));
  await fill(undefined, folder);
  project.provide('template', folder);
  return async () => rmSync(folder, { recursive: true, force: true });
}

async function postgresTemplate(project: TestProject): Promise<() => Promise<void>> {
  const name = await createDatabase();
  await fill(databaseUrlNamed(name), tmpdir());
  project.provide('template', name);
  return () => dropWithCopies(name);
}

async function fill(databaseUrl: string | undefined, dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir });
  await loadContent(database.db, projectPath('content'));
  await rememberTables({ query: async (text) => ({ rows: await ask(database.db, text) }) });
  await database.close();
}
