import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isPgBouncerInstalled, type RunningPgBouncer, startPgBouncer } from '../testing/pgbouncer.ts';
import { copyTemplate, type TestDatabase } from '../testing/test-database.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { prepared } from './prepared.ts';
import { requireNotifications } from './require-notifications.ts';
import { SessionsRequired } from './require-sessions.ts';
import { courses } from './schema.ts';

const courseTitles = prepared((db) => db.select({ title: courses.title }).from(courses).prepare('titles'));

describe.skipIf(process.env.TEST_DB !== 'postgres')('a database behind PgBouncer in transaction mode', () => {
  let copy: TestDatabase;
  let pooler: RunningPgBouncer | undefined;
  beforeAll(async () => {
    copy = await copyTemplate();
    if (await isPgBouncerInstalled()) pooler = await startPgBouncer(copy.databaseUrl ?? '');
  });
  beforeEach((context) => {
    context.skip(pooler === undefined, 'PgBouncer is not installed (Debian: apt-get install pgbouncer)');
  });
  afterAll(async () => {
    await pooler?.stop();
    await copy.remove();
  });

  const open = (databaseDirectUrl?: string) =>
    openDatabase({ databaseUrl: pooler?.url, databaseDirectUrl, dataDir: copy.dataDir });

  async function whileOpen(work: (database: OpenDatabase) => Promise<void>): Promise<void> {
    const database = await open(copy.databaseUrl);
    try {
      await work(database);
    } finally {
      await database.close();
    }
  }

  it('is refused without DATABASE_DIRECT_URL, which the message names', async () => {
    const refused = open();
    await expect(refused).rejects.toThrow(SessionsRequired);
    await expect(refused).rejects.toThrow('set DATABASE_DIRECT_URL');
  });

  it('is refused when DATABASE_DIRECT_URL leads through the pooler, too', async () => {
    await expect(open(pooler?.url)).rejects.toThrow(SessionsRequired);
  });

  it('is refused when DATABASE_DIRECT_URL leads to another database', async () => {
    const other = await copyTemplate();
    const probe = requireNotifications(pooler?.url ?? '', other.databaseUrl ?? '', 500);
    await expect(probe).rejects.toThrow('Both must lead to the same database');
    await other.remove();
  });

  it('announces changes that are written through the pooler', () =>
    whileOpen(async ({ db, contentWatch }) => {
      const { version } = contentWatch;
      await db.update(courses).set({ title: 'Written through the pooler' }).where(eq(courses.id, 39));
      await expect.poll(() => contentWatch.version).toBeGreaterThan(version);
    }));

  it('runs prepared queries and transactions of more clients than it has connections', () =>
    whileOpen(async ({ db }) => {
      const read = () => courseTitles(db).execute();
      const readInTransaction = () => db.transaction((tx) => courseTitles(tx).execute());
      const found = await Promise.all(Array.from({ length: 10 }, () => [read(), readInTransaction()]).flat());
      const expected = await db.select({ title: courses.title }).from(courses);
      expect(found).toEqual(Array.from({ length: 20 }, () => expected));
    }));
});
