import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import { listenForNotices } from './listen-for-notices.ts';
import { migrationsFolder } from './migrations-folder.ts';
import type { Notices } from './notices.ts';
import type { OpenDatabase } from './open-database.ts';
import * as schema from './schema.ts';

const poolSize = 20;

/** A query that takes longer than this is not worth waiting for. */
const longestQuery = 10_000;

/** Any number of processes may start at once: one migrates, the others wait for it. */
const migrationLock = 720_471;

export async function openPostgres(databaseUrl: string, notices: Notices): Promise<OpenDatabase> {
  await migrateAlone(databaseUrl);
  const pool = new Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    query_timeout: longestQuery,
    statement_timeout: longestQuery,
    keepAlive: true,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const listener = await listenForNotices(databaseUrl, notices);
  return {
    db: drizzle(pool, { schema }),
    contentWatch: notices.contentWatch,
    mailBell: notices.mailBell,
    rightsBell: notices.rightsBell,
    ticketBell: notices.ticketBell,
    close: async () => {
      await listener.stop();
      await pool.end();
    },
  };
}

async function migrateAlone(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const db = drizzle(client, { schema });
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await migrate(db, { migrationsFolder });
  } finally {
    await client.end();
  }
}
