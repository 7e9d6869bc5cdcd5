import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyTemplate, type TestDatabase } from '../testing/test-database.ts';
import { MigrationBlocked, migratePostgres, migrationLock } from './migrate-postgres.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** Allows one attempt only. */
const impatient = { longestTableWait: 50, beforeRetry: 10, longestTrying: 0 };
const patient = { longestTableWait: 50, beforeRetry: 10, longestTrying: 50_000 };

describe.skipIf(process.env.TEST_DB !== 'postgres')('migrating a PostgreSQL database', () => {
  let copy: TestDatabase;
  let other: Client;
  let folder: string;
  let url: string;
  beforeAll(async () => {
    copy = await copyTemplate();
    url = copy.databaseUrl ?? '';
    other = new Client({ connectionString: url });
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await copy.remove();
  });

  let column = '';
  let columns = 0;
  beforeEach(() => {
    columns += 1;
    column = `added_${columns}`;
    folder = folderWithOneMore(`alter table courses add column ${column} text`);
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** The existing migrations, and one that is pending. */
  function folderWithOneMore(statement: string): string {
    const path = mkdtempSync(join(tmpdir(), 'chalkline-migrations-'));
    cpSync(migrationsFolder, path, { recursive: true });
    const journalPath = join(path, 'meta/_journal.json');
    const journal = JSON.parse(readFileSync(journalPath, 'utf8'));
    journal.entries.push({ tag: 'one_more', when: Date.now(), breakpoints: true });
    writeFileSync(journalPath, JSON.stringify(journal));
    writeFileSync(join(path, 'one_more.sql'), statement);
    return path;
  }

  async function isApplied(): Promise<boolean> {
    const { rowCount } = await other.query(
      `select from information_schema.columns where table_name = 'courses' and column_name = '${column}'`,
    );
    return rowCount === 1;
  }

  it('waits for another process that migrates, and reports when it takes too long', async () => {
    await other.query(`select pg_advisory_lock(${migrationLock})`);
    const tooLate = migratePostgres(url, { folder, pace: impatient });
    await expect(tooLate).rejects.toThrow(/another process is migrating the database/);
    const inTime = migratePostgres(url, { folder, pace: patient });
    await other.query(`select pg_advisory_unlock(${migrationLock})`);
    await inTime;
    expect(await isApplied()).toBe(true);
  });

  it('does not wait when there is nothing to do', async () => {
    await other.query(`select pg_advisory_lock(${migrationLock})`);
    await migratePostgres(url, { pace: impatient });
    await other.query(`select pg_advisory_unlock(${migrationLock})`);
  });

  it('leaves no lock behind on a connection that a pooler keeps open', async () => {
    const kept: Client[] = [];
    const end = vi.spyOn(Client.prototype, 'end').mockImplementation(async function (this: Client) {
      kept.push(this);
    });
    await migratePostgres(url, { folder });
    end.mockRestore();
    const { rows } = await other.query(
      `select from pg_locks where locktype = 'advisory' and objid = ${migrationLock}
        and database = (select oid from pg_database where datname = current_database())`,
    );
    expect(rows).toEqual([]);
    expect(kept).toHaveLength(1);
    await kept[0]?.end();
  });

  it('does not queue behind a long transaction but retries, and reports when it takes too long', async () => {
    await other.query('begin; select from courses');
    const tooLate = migratePostgres(url, { folder, pace: impatient });
    await expect(tooLate).rejects.toThrow(MigrationBlocked);
    await expect(migratePostgres(url, { folder, pace: impatient })).rejects.toThrow(
      /in use by a long transaction/,
    );
    const inTime = migratePostgres(url, { folder, pace: patient });
    await other.query('commit');
    await inTime;
    expect(await isApplied()).toBe(true);
  });

  it('runs once when ten processes start at the same time', async () => {
    await Promise.all(Array.from({ length: 10 }, () => migratePostgres(url, { folder, pace: patient })));
    expect(await isApplied()).toBe(true);
  });

  it('is rolled back as a whole when its connection is lost, and can be repeated', async () => {
    await other.query('begin; lock table courses in access exclusive mode');
    const pace = { ...patient, longestTableWait: 60_000 };
    const lost = migratePostgres(url, { folder, pace }).catch((error: unknown) => error);
    const pid = await vi.waitFor(
      async () => {
        // A transaction caches the statistics of the first read.
        await other.query('select pg_stat_clear_snapshot()');
        const { rows } = await other.query(
          `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        if (!rows[0]) throw new Error('it does not wait yet');
        return rows[0].pid as number;
      },
      { timeout: 60_000 },
    );
    await other.query(`select pg_terminate_backend(${pid}, 5000)`);
    await other.query('commit');
    expect(await lost).toBeInstanceOf(Error);
    expect(await isApplied()).toBe(false);
    await migratePostgres(url, { folder });
    expect(await isApplied()).toBe(true);
  });
});
