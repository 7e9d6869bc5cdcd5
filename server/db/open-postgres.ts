import { drizzle } from 'drizzle-orm/node-postgres';
import type { DatabaseNotifications } from './database-notifications.ts';
import { pingPostgres } from './database-ping.ts';
import { DatabaseStatus } from './database-status.ts';
import { listenForNotifications } from './listen-for-notifications.ts';
import { migratePostgres } from './migrate-postgres.ts';
import type { OpenDatabase } from './open-database.ts';
import { PostgresPool } from './postgres-pool.ts';
import { mostPipelines, ReadPipelines } from './read-pipelines.ts';
import { requireNotifications } from './require-notifications.ts';
import { requireSessions } from './require-sessions.ts';
import * as schema from './schema.ts';
import { useUnnamedStatements } from './unnamed-statements.ts';

/** For queries, per process. */
const mostConnections = 20;

interface Timeouts {
  /** How long a query may wait for a connection. */
  readonly connectionMilliseconds: number;
  /** Queries that take longer are cancelled. */
  readonly queryMilliseconds: number;
}

/** How long the answer takes that a read was cancelled. */
const cancelledWithin = 1_000;

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
  await requireSessions(directUrl, address.directUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL');
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
  const connection = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectionMilliseconds,
    query_timeout: queryMilliseconds,
    keepAlive: true,
  };
  // The server cancels a slow read there before the product gives it up, which would end the others, too. Pipelines
  // prepare statements, which a pooler in transaction mode does not keep.
  const pipelines =
    directUrl === undefined
      ? new ReadPipelines(
          { ...connection, query_timeout: queryMilliseconds + cancelledWithin },
          queryMilliseconds,
          status,
        )
      : undefined;
  const pool = new PostgresPool(
    {
      ...connection,
      max: pipelines ? mostConnections - mostPipelines : mostConnections,
      // Set after connecting, because a pooler such as PgBouncer refuses it as a connection option.
      onConnect: (client) => {
        if (directUrl !== undefined) useUnnamedStatements(client);
        return client.query(`set statement_timeout = ${queryMilliseconds}`);
      },
    },
    status,
    pipelines,
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
    connections: () => {
      const { open, busy } = pipelines?.connections ?? { open: 0, busy: 0 };
      return { open: open + pool.totalCount, busy: busy + pool.totalCount - pool.idleCount };
    },
    waiting: () => pool.waitingCount,
    close: async () => {
      await listener.stop();
      await closePing();
      await pool.end();
    },
  };
}
