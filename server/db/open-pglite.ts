import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { DatabaseNotifications } from './database-notifications.ts';
import { DatabaseStatus } from './database-status.ts';
import { migrationsFolder } from './migrations-folder.ts';
import type { OpenDatabase } from './open-database.ts';
import { PgliteClient } from './pglite-client.ts';
import * as schema from './schema.ts';

export async function openPglite(
  folder: string,
  notifications: DatabaseNotifications,
): Promise<OpenDatabase> {
  const status = new DatabaseStatus();
  const client = await PgliteClient.start(folder, notifications, status);
  // Drizzle's type asks for the whole PGlite class, but it calls only `query` and `transaction`.
  const db = drizzle(client as unknown as PGlite, { schema });
  await migrate(db, { migrationsFolder });
  const { contentWatch, mailSignal, rightsSignal, ticketSignal } = notifications;
  return {
    db,
    status,
    contentWatch,
    mailSignal,
    rightsSignal,
    ticketSignal,
    ping: () => client.ping(),
    waiting: () => client.waiting,
    close: () => client.close(),
  };
}
