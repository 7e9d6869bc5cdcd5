import { join } from 'node:path';
import type { ContentWatch } from './content-watch.ts';
import type { Database } from './database.ts';
import { DatabaseNotifications } from './database-notifications.ts';
import type { DatabaseStatus } from './database-status.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

interface DatabaseConnections {
  readonly open: number;
  /** Those that a query or a transaction uses now. */
  readonly busy: number;
}

export interface OpenDatabase {
  readonly db: Database;
  readonly status: DatabaseStatus;
  readonly contentWatch: ContentWatch;
  readonly mailSignal: DatabaseNotifications['mailSignal'];
  readonly rightsSignal: DatabaseNotifications['rightsSignal'];
  readonly ticketSignal: DatabaseNotifications['ticketSignal'];
  readonly notificationSignal: DatabaseNotifications['notificationSignal'];
  readonly questionSignal: DatabaseNotifications['questionSignal'];
  /** Fails when the database does not answer. Does not wait behind other queries. */
  ping(): Promise<void>;
  connections(): DatabaseConnections;
  /** How many queries wait for a connection. */
  waiting(): number;
  close(): Promise<void>;
}

export interface DatabaseLocation {
  /** A PostgreSQL server, or undefined for the embedded database in the data folder. */
  readonly databaseUrl: string | undefined;
  /** The same database without a pooler in transaction mode, where `databaseUrl` leads through one. */
  readonly databaseDirectUrl?: string | undefined;
  readonly dataDir: string;
}

/** Opens the database and applies pending migrations. */
export function openDatabase({
  databaseUrl,
  databaseDirectUrl: directUrl,
  dataDir,
}: DatabaseLocation): Promise<OpenDatabase> {
  const notifications = new DatabaseNotifications();
  return databaseUrl
    ? openPostgres({ databaseUrl, directUrl }, notifications)
    : openPglite(join(dataDir, 'database'), notifications);
}
