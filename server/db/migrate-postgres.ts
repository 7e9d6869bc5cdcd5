import { setTimeout as pause } from 'node:timers/promises';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';
import { migrationsFolder } from './migrations-folder.ts';
import { singleClient } from './single-client.ts';

/** The advisory lock for migrations: of several processes that start, one migrates and the others wait. */
export const migrationLock = 720_471;

const lockNotAvailable = '55P03';

/** The timing of a migration, in milliseconds. */
export interface MigrationPace {
  /**
   * How long to wait for a table lock. Later queries queue behind the migration, so it gives up and retries.
   */
  readonly longestTableWait: number;
  readonly beforeRetry: number;
  readonly longestTrying: number;
}

const usualPace: MigrationPace = { longestTableWait: 2_000, beforeRetry: 500, longestTrying: 60_000 };

/** The migration could not get the locks it needs. */
export class MigrationBlocked extends Error {
  override readonly name = 'MigrationBlocked';
}

type Outcome = 'done' | 'another process migrates' | 'a table is in use';

const reasons: Readonly<Record<Exclude<Outcome, 'done'>, string>> = {
  'another process migrates':
    'another process is migrating the database, or has left its lock behind. Wait until it is done, or find and end its connection (pg_locks shows an advisory lock with objid 720471)',
  'a table is in use':
    'a table that has to change is in use by a long transaction. Wait until it is done, or find and end it (pg_stat_activity)',
};

/** Migrates a PostgreSQL database, one process at a time. */
export async function migratePostgres(
  databaseUrl: string,
  { folder = migrationsFolder, pace = usualPace }: { folder?: string; pace?: MigrationPace } = {},
): Promise<void> {
  const client = singleClient(databaseUrl);
  await client.connect();
  try {
    await migrateWithRetries(client, readMigrationFiles({ migrationsFolder: folder }), pace);
  } finally {
    await client.end();
  }
}

async function migrateWithRetries(
  client: Client,
  migrations: readonly MigrationMeta[],
  pace: MigrationPace,
): Promise<void> {
  const deadline = Date.now() + pace.longestTrying;
  for (;;) {
    if ((await pendingOf(client, migrations)).length === 0) return;
    const outcome = await tryToMigrate(client, migrations, pace);
    if (outcome === 'done') return;
    if (Date.now() > deadline) {
      const seconds = Math.round(pace.longestTrying / 1_000);
      throw new MigrationBlocked(
        `The database could not be brought up to date within ${seconds} seconds: ${reasons[outcome]}.`,
      );
    }
    await pause(pace.beforeRetry);
  }
}

/**
 * Applies all migrations or none. The lock belongs to the transaction, so a pooler that keeps the
 * connection open does not keep the lock.
 */
async function tryToMigrate(
  client: Client,
  migrations: readonly MigrationMeta[],
  { longestTableWait }: MigrationPace,
): Promise<Outcome> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${longestTableWait}; set local statement_timeout = 0`);
    const isAlone = await takeLock(client);
    if (isAlone) await applyPending(client, migrations);
    await client.query('commit');
    return isAlone ? 'done' : 'another process migrates';
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    if ((error as { code?: string }).code === lockNotAvailable) return 'a table is in use';
    throw error;
  }
}

async function takeLock(client: Client): Promise<boolean> {
  const { rows } = await client.query(`select pg_try_advisory_xact_lock(${migrationLock}) as taken`);
  return rows[0]?.taken === true;
}

/** Records migrations like Drizzle does, because the embedded database and backups rely on it. */
async function applyPending(client: Client, migrations: readonly MigrationMeta[]): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of await pendingOf(client, migrations)) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

async function pendingOf(
  client: Client,
  migrations: readonly MigrationMeta[],
): Promise<readonly MigrationMeta[]> {
  const { rows } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as has`,
  );
  if (!rows[0]?.has) return migrations;
  const { rows: applied } = await client.query(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  const newest = Number(applied[0]?.newest ?? -1);
  return migrations.filter(({ folderMillis }) => folderMillis > newest);
}
