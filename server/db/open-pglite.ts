import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { DatabaseNotifications } from './database-notifications.ts';
import { DatabaseStatus } from './database-status.ts';
import { migrationsFolder } from './migrations-folder.ts';
import type { OpenDatabase } from './open-database.ts';
import { PgliteClient } from './pglite-client.ts';
import { copyPreparedDatabase } from './prepared-database.ts';
import * as schema from './schema.ts';
import { openingError } from './unopened-database.ts';

export async function openPglite(
  folder: string,
  notifications: DatabaseNotifications,
): Promise<OpenDatabase> {
  const status = new DatabaseStatus();
  await copyPreparedDatabase(folder).catch((error: Error) => {
    throw openingError(folder, error.message);
  });
  const client = await PgliteClient.start(folder, notifications, status);
  await migrate(drizzleOn(client), { migrationsFolder });
  return databaseOn(client, notifications, status);
}

/** The part of `PgliteClient` that a database needs. */
export type PgliteConnection = Pick<PgliteClient, 'query' | 'transaction' | 'ping' | 'waiting' | 'close'>;

/** The database that a client is connected to. It must have been migrated. */
export function databaseOn(
  client: PgliteConnection,
  notifications: DatabaseNotifications,
  status: DatabaseStatus,
): OpenDatabase {
  const { contentWatch, mailSignal, rightsSignal, ticketSignal, notificationSignal, questionSignal } =
    notifications;
  return {
    db: drizzleOn(client),
    status,
    contentWatch,
    mailSignal,
    rightsSignal,
    ticketSignal,
    notificationSignal,
    questionSignal,
    ping: () => client.ping(),
    connections: () => ({ open: 1, busy: client.waiting > 0 ? 1 : 0 }),
    waiting: () => client.waiting,
    close: () => client.close(),
  };
}

function drizzleOn(client: PgliteConnection) {
  // Drizzle's type asks for the whole PGlite class, but it calls only `query` and `transaction`.
  return drizzle(client as unknown as PGlite, { schema });
}
