import { drizzle } from 'drizzle-orm/node-postgres';
import type { DatabaseNotifications } from './database-notifications.ts';
import { pingPostgres } from './database-ping.ts';
import { DatabaseStatus } from './database-status.ts';
import { listenForNotifications } from './listen-for-notifications.ts';
import { migratePostgres } from './migrate-postgres.ts';
import type { OpenDatabase } from './open-database.ts';
import { PostgresPool } from './postgres-pool.ts';
import { requireSessions } from './require-sessions.ts';
import * as schema from './schema.ts';

const poolSize = 20;

interface Timeouts {
  /** How long a query may wait for a connection. */
  readonly connectionMilliseconds: number;
  /** Queries that take longer are cancelled. */
  readonly queryMilliseconds: number;
}

const usualTimeouts: Timeouts = { connectionMilliseconds: 5_000, queryMilliseconds: 10_000 };

export async function openPostgres(
  databaseUrl: string,
  notifications: DatabaseNotifications,
): Promise<OpenDatabase> {
  await migratePostgres(databaseUrl);
  await requireSessions(databaseUrl);
  return connectToPostgres(databaseUrl, notifications);
}

/** Connects to a database that has been migrated. */
export async function connectToPostgres(
  databaseUrl: string,
  notifications: DatabaseNotifications,
  { connectionMilliseconds, queryMilliseconds } = usualTimeouts,
): Promise<OpenDatabase> {
  const listener = await listenForNotifications(databaseUrl, notifications);
  const status = new DatabaseStatus();
  const pool = new PostgresPool(
    {
      connectionString: databaseUrl,
      max: poolSize,
      connectionTimeoutMillis: connectionMilliseconds,
      query_timeout: queryMilliseconds,
      // Set after connecting, because a pooler such as PgBouncer refuses it as a connection option.
      onConnect: (client) => client.query(`set statement_timeout = ${queryMilliseconds}`),
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
