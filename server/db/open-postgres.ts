import { drizzle } from 'drizzle-orm/node-postgres';
import type { DatabaseNotifications } from './database-notifications.ts';
import { pingPostgres } from './database-ping.ts';
import { DatabaseStatus } from './database-status.ts';
import { listenForNotifications } from './listen-for-notifications.ts';
import { migratePostgres } from './migrate-postgres.ts';
import type { OpenDatabase } from './open-database.ts';
import { PostgresPool } from './postgres-pool.ts';
import { requireNotifications } from './require-notifications.ts';
import { requireSessions } from './require-sessions.ts';
import * as schema from './schema.ts';
import { useUnnamedStatements } from './unnamed-statements.ts';

const poolSize = 20;

interface Timeouts {
  /** How long a query may wait for a connection. */
  readonly connectionMilliseconds: number;
  /** Queries that take longer are cancelled. */
  readonly queryMilliseconds: number;
}

const usualTimeouts: Timeouts = { connectionMilliseconds: 5_000, queryMilliseconds: 10_000 };

export interface PostgresAddress {
  readonly databaseUrl: string;
  /** Leads past a pooler in transaction mode, for what needs a connection of its own. */
  readonly directUrl?: string | undefined;
}

export async function openPostgres(
  address: PostgresAddress,
  notifications: DatabaseNotifications,
): Promise<OpenDatabase> {
  const { databaseUrl, directUrl = databaseUrl } = address;
  await requireSessions(directUrl);
  await requireNotifications(databaseUrl, directUrl);
  await migratePostgres(directUrl);
  return connectToPostgres(address, notifications);
}

/** Connects to a database that has been migrated. */
export async function connectToPostgres(
  { databaseUrl, directUrl }: PostgresAddress,
  notifications: DatabaseNotifications,
  { connectionMilliseconds, queryMilliseconds } = usualTimeouts,
): Promise<OpenDatabase> {
  const listener = await listenForNotifications(directUrl ?? databaseUrl, notifications);
  const status = new DatabaseStatus();
  const pool = new PostgresPool(
    {
      connectionString: databaseUrl,
      max: poolSize,
      connectionTimeoutMillis: connectionMilliseconds,
      query_timeout: queryMilliseconds,
      // Set after connecting, because a pooler such as PgBouncer refuses it as a connection option.
      onConnect: (client) => {
        if (directUrl !== undefined) useUnnamedStatements(client);
        return client.query(`set statement_timeout = ${queryMilliseconds}`);
      },
      keepAlive: true,
    },
    status,
  );
  const { ping, close: closePing } = pingPostgres(databaseUrl);
  return {
    db: drizzle(pool, { schema }),
    status,
    contentWatch: notifications.contentWatch,
    mailSignal: notifications.mailSignal,
    rightsSignal: notifications.rightsSignal,
    ticketSignal: notifications.ticketSignal,
    notificationSignal: notifications.notificationSignal,
    questionSignal: notifications.questionSignal,
    ping,
    connections: () => ({ open: pool.totalCount, busy: pool.totalCount - pool.idleCount }),
    waiting: () => pool.waitingCount,
    close: async () => {
      await listener.stop();
      await closePing();
      await pool.end();
    },
  };
}
