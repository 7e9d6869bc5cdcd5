import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

/**
 * Until another transaction waits for a lock. Not queried inside a transaction, which would keep its first result. The
 * embedded database runs one transaction at a time, so there is nothing to wait for.
 */
export async function somebodyWaits({ database: { db } }: TestApp): Promise<void> {
  if (process.env.TEST_DB !== 'postgres') return;
  const isWaiting = sql`datname = current_database() and wait_event_type = 'Lock'`;
  await expect
    .poll(() => db.execute(sql`select pid from pg_stat_activity where ${isWaiting}`))
    .toMatchObject({ rows: [{}] });
}
