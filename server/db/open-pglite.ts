import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { DatabaseStatus } from './database-status.ts';
import { migrationsFolder } from './migrations-folder.ts';
import type { Notices } from './database-notifications.ts';
import type { OpenDatabase } from './open-database.ts';
import { PgliteClient } from './pglite-client.ts';
import * as schema from './schema.ts';

export async function openPglite(folder: string, notices: Notices): Promise<OpenDatabase> {
  const status = new DatabaseStatus();
  const client = await PgliteClient.start(folder, notices, status);
  // Drizzle asks for PGlite's whole class but calls only `query` and `transaction` on it.
  const db = drizzle(client as unknown as PGlite, { schema });
  await migrate(db, { migrationsFolder });
  const { contentWatch, mailBell, rightsBell, ticketBell } = notices;
  return {
    db,
    status,
    contentWatch,
    mailBell,
    rightsBell,
    ticketBell,
    ping: () => client.ping(),
    waiting: () => client.waiting,
    close: () => client.close(),
  };
}
