import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPeople } from '@chalkline/sandbox/people';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import {
  founderClaims,
  mailOutbox,
  payments,
  snapshots,
  ticketMessages,
  tickets,
  uploads,
  users,
} from '../db/schema.ts';
import { loadDemoPeople } from '../demo/demo-history.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { ask } from '../platform/backup/tables.ts';
import { writeBackup } from '../platform/backup/write-backup.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { takeSnapshot } from '../testing/snapshot-uploads.ts';
import { founderEmail, startTestApp, type TestApp } from '../testing/test-app.ts';
import { ticketBoard } from '../testing/ticket-board.ts';
import { withPersonalData } from './with-personal-data.ts';

const now = new Date('2026-11-16T12:00:00Z');

let testApp: TestApp;
let folder: string;
beforeAll(async () => {
  testApp = await startTestApp();
  folder = mkdtempSync(join(tmpdir(), 'chalkline-erasures-'));
});
afterAll(async () => {
  await testApp.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a restore', () => {
  it('leaves the founders unchanged when it is refused, whatever the settings of its shell', async () => {
    const { config, database } = testApp;
    const { db } = database;
    const google = await testApp.person('Free', { issuer: 'https://accounts.google.com' });
    await db
      .insert(founderClaims)
      .values([{ email: 'ceo@works.example', userId: google.id, claimedAt: now }]);
    const storage = openStorage(config);
    const refused = withPersonalData(config, { database, storage }, () =>
      restoreBackup({ db, storage }, join(folder, 'missing.zip'), { replaces: true }),
    );
    await expect(refused).rejects.toThrow('cannot be read as a backup');
    expect(await db.select().from(founderClaims)).toEqual([
      { email: 'ceo@works.example', userId: google.id, claimedAt: now },
    ]);
    await db.delete(users).where(eq(users.id, google.id));
  });

  it('erases people again with everything that the product stores about them', async () => {
    const { config, database } = testApp;
    const { db } = database;
    const storage = openStorage(config);
    const ada = await testApp.person('Lifetime', { firstName: 'Ada' });
    const bo = await testApp.person('Lifetime', { firstName: 'Bo' });
    for (const person of [ada, bo]) await takeSnapshot(person);
    const paid = { customerId: 'cus_ada', plan: 'Lifetime' as const, amountInCents: 60_000, currency: 'usd' };
    await db.insert(payments).values({ id: 'pay_ada', userId: ada.id, paidAt: testApp.now(), ...paid });
    const path = join(folder, 'one.backup.zip');
    await writeBackup({ db, storage }, path, testApp.now());
    expect((await ada.client.write('DELETE', '/api/account', { confirmation: ada.email })).statusCode).toBe(
      204,
    );

    const restored = await withPersonalData(config, { database, storage }, (personalData) =>
      restoreBackup({ db, storage }, path, {
        replaces: true,
        forget: (tx, userId) => personalData.forget(tx, userId, testApp.now()),
      }),
    );

    expect(restored).toMatchObject({ erased: 1, roles: 0, isLedgerMissing: false });
    expect((await db.select({ id: users.id }).from(users)).map(({ id }) => id)).toEqual([bo.id]);
    expect((await db.select().from(snapshots)).map(({ userId }) => userId)).toEqual([bo.id]);
    expect(await db.$count(uploads, eq(uploads.userId, ada.id))).toBe(0);
    expect(await db.$count(mailOutbox, eq(mailOutbox.recipient, ada.email))).toBe(0);
    const [payment] = await db.select().from(payments).where(eq(payments.id, 'pay_ada'));
    expect([payment?.userId, payment?.customerId.startsWith('erased ')]).toEqual([null, true]);
  });
  it('erases members again, whatever they have in their accounts', async () => {
    const { config, database } = testApp;
    const { db } = database;
    const storage = openStorage(config);
    await loadDemoPeople(db, storage, 'demo', now);
    const demo = await db.select().from(users).where(eq(users.issuer, 'demo'));
    expect(demo).toHaveLength(demoPeople.length);
    const founder = await testApp.person('Free', { email: founderEmail });
    const board = ticketBoard(testApp);
    const member = await board.member();
    const { id: ticketId } = await board.prioritised(member);
    await board.say(member, ticketId, 'Hello');
    await board.work(founder, ticketId, 'messages', { markdown: 'Hello to you' });
    expect(await db.$count(ticketMessages, eq(ticketMessages.ticketId, ticketId))).toBe(2);
    const path = join(folder, 'members.backup.zip');
    await writeBackup({ db, storage }, path, testApp.now());
    const members = [...demo.filter(({ role }) => role === null), member];

    const restored = await withPersonalData(config, { database, storage }, async (personalData) => {
      const forget = (tx: Database, userId: string) => personalData.forget(tx, userId, testApp.now());
      for (const { id } of members) {
        await db.transaction(async (tx) => {
          await forget(tx, id);
          await tx.delete(users).where(eq(users.id, id));
        });
      }
      return restoreBackup({ db, storage }, path, { replaces: true, forget });
    });

    expect(restored).toMatchObject({ erased: members.length });
    for (const { id, email } of members)
      expect([email, await db.$count(users, eq(users.id, id))]).toEqual([email, 0]);
    expect([await db.$count(tickets), await db.$count(ticketMessages)]).toEqual([0, 0]);
    const deferrable = `select conname from pg_constraint where contype = 'f' and condeferrable`;
    expect(await ask(db, deferrable)).toEqual([]);
  });
});
