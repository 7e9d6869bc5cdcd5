import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../db/database.ts';
import { isDatabaseOutOfReach } from '../../db/database-out-of-reach.ts';
import { courses, lessonCompletions, mailOutbox } from '../../db/schema.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { ask } from '../backup/tables.ts';

const patience = { timeout: 60_000 };

// The embedded database has no connections; the loss of its thread has its own test.
describe.skipIf(process.env.TEST_DB !== 'postgres')('a lost connection to the database', () => {
  let testApp: TestApp;
  let db: Database;
  let member: TestPerson;
  beforeAll(async () => {
    testApp = await startTestApp({ environment: { LOG_LEVEL: 'silent' } });
    ({ db } = testApp.database);
    member = await testApp.person('Monthly');
  });
  afterAll(() => testApp.close());

  async function pidOf(tx: Database): Promise<number> {
    const [row] = await ask<{ pid: number }>(tx, 'select pg_backend_pid() as pid');
    return row?.pid ?? 0;
  }

  /** Ends a connection on the server's side, and waits until it is closed. */
  async function terminate(pid: number): Promise<void> {
    await db.execute(sql`select pg_terminate_backend(${pid}, 5000)`);
  }

  async function terminateAllOthers(): Promise<void> {
    await db.execute(sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
  }

  const email = (event: string) => ({
    event,
    recipient: 'somebody@works.example',
    subject: 'Hello',
    email: { preheader: '', heading: 'Hello', paragraphs: [] },
    createdAt: testApp.now(),
    nextAttemptAt: testApp.now(),
  });

  it('fails only the transaction that uses it, with nothing written', async () => {
    const lost = db.transaction(async (tx) => {
      await tx.insert(mailOutbox).values(email('half-written'));
      await terminate(await pidOf(tx));
      await tx.insert(mailOutbox).values(email('never-written'));
    });
    const error = await lost.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(isDatabaseOutOfReach(error)).toBe(true);
    expect(await db.select().from(mailOutbox)).toEqual([]);
  });

  it('fails the transaction also when it is idle at that moment', async () => {
    const lost = db.transaction(async (tx) => {
      await tx.insert(mailOutbox).values(email('idle'));
      await terminate(await pidOf(tx));
      return 'written';
    });
    await expect(lost).rejects.toThrow();
    expect(await db.select().from(mailOutbox)).toEqual([]);
  });

  it('keeps the first error, and leaves an intact connection to the next user', async () => {
    const lost = db.transaction(async (tx) => {
      await terminate(await pidOf(tx));
      throw new Error('what went wrong first');
    });
    await expect(lost).rejects.toThrow('what went wrong first');
    expect((await member.client.get('/api/user/progress')).statusCode).toBe(200);
  });

  it('does not occupy a place in the pool forever', async () => {
    // More rounds than the pool has connections.
    for (let round = 0; round < 25; round += 1) {
      const lost = db.transaction(async (tx) => terminate(await pidOf(tx)));
      await expect(lost).rejects.toThrow();
    }
    expect((await member.client.get('/api/user/progress')).statusCode).toBe(200);
  });

  it('is replaced when it is lost while idle', async () => {
    await Promise.all(Array.from({ length: 5 }, () => db.select().from(courses).limit(1)));
    await terminateAllOthers();
    await expect.poll(async () => (await member.client.get('/api/user/progress')).statusCode).toBe(200);
    await expect.poll(() => testApp.database.contentWatch.isReliable).toBe(true);
  });

  it('fails the waiting request with 503, and nothing is written', async () => {
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table lesson_completions in exclusive mode`);
      const sending = member.client.write('POST', '/api/lessons/3901/complete');
      const waiting = await vi.waitFor(async () => {
        const [row] = await ask<{ pid: number }>(
          db,
          `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        if (!row) throw new Error('nobody waits yet');
        return row.pid;
      }, patience);
      await terminate(waiting);
      const reply = await sending;
      expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2']);
    });
    expect(await db.select().from(lessonCompletions)).toEqual([]);
  });

  it('makes writes unavailable while the server is read-only', async () => {
    const refused = db.transaction(async (tx) => {
      await tx.execute(sql`set transaction read only`);
      await tx.insert(mailOutbox).values(email('read-only'));
    });
    await expect(refused).rejects.toSatisfy(isDatabaseOutOfReach);
  });

  it('makes the process unready while new connections can only read, and ready again afterwards', async () => {
    const ready = async () => (await testApp.visitor().get('/readyz')).statusCode;
    const [row] = await ask<{ name: string }>(db, 'select current_database() as name');
    const setReadOnly = (value: 'on' | 'off') =>
      db.transaction(async (tx) => {
        await tx.execute(sql`set transaction read write`);
        await tx.execute(
          sql.raw(`alter database "${row?.name}" set default_transaction_read_only = ${value}`),
        );
      });
    await setReadOnly('on');
    await terminateAllOthers();
    await expect.poll(ready).toBe(503);
    await setReadOnly('off');
    await terminateAllOthers();
    await expect.poll(ready).toBe(200);
  });
});
