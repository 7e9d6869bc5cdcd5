import { join } from 'node:path';
import { ContentWatch } from './content-watch.ts';
import type { Database } from './database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

export interface OpenDatabase {
  readonly db: Database;
  readonly contentWatch: ContentWatch;
  close(): Promise<void>;
}

export interface DatabaseLocation {
  /** A PostgreSQL server, or nothing for the embedded database in the data folder. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/** Opens the database and brings its tables up to date. */
export function openDatabase({ databaseUrl, dataDir }: DatabaseLocation): Promise<OpenDatabase> {
  const watch = new ContentWatch();
  return databaseUrl ? openPostgres(databaseUrl, watch) : openPglite(join(dataDir, 'database'), watch);
}
