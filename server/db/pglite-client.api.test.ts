import { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { isDatabaseOutOfReach } from './database-out-of-reach.ts';
import { jobRuns } from './schema.ts';

describe.skipIf(process.env.TEST_DB !== 'pglite')('the thread of the embedded database', () => {
  let testApp: TestApp;
  let member: TestPerson;
  const logged: string[] = [];
  beforeAll(async () => {
    testApp = await startTestApp({ hasOwnDatabase: true, logs: { write: (line) => void logged.push(line) } });
    member = await testApp.person('Monthly');
  });
  afterAll(() => testApp.close());

  /** The thread that currently answers queries. */
  async function threadOf(): Promise<Worker> {
    const asked = vi.spyOn(Worker.prototype, 'postMessage');
    await testApp.database.db.execute(sql`select 1`);
    const call = asked.mock.calls.findIndex(([message]) => 'sql' in (message as object));
    const thread = asked.mock.contexts[call] as unknown as Worker;
    asked.mockRestore();
    return thread;
  }

  const progress = async () => (await member.client.get('/api/user/progress')).statusCode;

  it('is restarted when it dies, and no transaction is half done', async () => {
    const { db, status, contentWatch } = testApp.database;
    const { version } = contentWatch;
    const startedAt = testApp.now();
    await db.insert(jobRuns).values({ name: 'committed', startedAt });
    const thread = await threadOf();
    const lost = db.transaction(async (tx) => {
      await tx.insert(jobRuns).values({ name: 'before', startedAt });
      await thread.terminate();
      // The failed transaction stays rolled back after the restart.
      await expect.poll(() => status.isDown).toBe(false);
      await tx.insert(jobRuns).values({ name: 'after', startedAt });
    });
    await expect(lost).rejects.toSatisfy(isDatabaseOutOfReach);
    expect((await db.select({ name: jobRuns.name }).from(jobRuns)).map(({ name }) => name)).toEqual([
      'committed',
    ]);
    expect(contentWatch.version).toBeGreaterThan(version);
    expect(await progress()).toBe(200);
    expect(logged.join('')).toContain('the database is out of reach');
  });

  it('fails requests with 503 until it is back', async () => {
    const thread = await threadOf();
    await thread.terminate();
    expect(await progress()).toBe(503);
    await expect.poll(progress).toBe(200);
  });
});
