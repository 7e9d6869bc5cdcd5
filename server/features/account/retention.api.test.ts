import { inactiveBefore, monthsBefore } from '@chalkline/domain/account/retention';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { payments, sessions, signInAttempts, users, webhookEvents } from '../../db/schema.ts';
import { founderEmail, startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let testApp: TestApp | undefined;
const closeLast = () => testApp?.close();
afterAll(closeLast);
beforeEach(async () => {
  await closeLast();
  testApp = await startTestApp();
});

const here = (): TestApp => {
  if (!testApp) throw new Error('no test app is running');
  return testApp;
};
const now = new Date();
const longAgo = new Date(inactiveBefore(now).getTime() - 60_000);

async function lastSeen({ id }: TestPerson, lastSeenAt: Date): Promise<void> {
  await here().database.db.update(users).set({ lastSeenAt }).where(eq(users.id, id));
}

const emails = async () =>
  (await here().database.db.select({ email: users.email }).from(users)).map(({ email }) => email).sort();

describe('the retention job', () => {
  it('erases people who were inactive for 24 months, except paid lifetime members and founders', async () => {
    const person = (email: string, plan: 'Free' | 'Lifetime' = 'Free') => here().person(plan, { email });
    const left = [await person('left@works.example'), await person(founderEmail)];
    for (const one of [...left, await person('owner@works.example', 'Lifetime')])
      await lastSeen(one, longAgo);
    await person('fresh@works.example');
    await here().jobs.runDue();
    expect(await emails()).toEqual([founderEmail, 'fresh@works.example', 'owner@works.example'].sort());
  });

  it('keeps payment records for 7 years, also of erased people, and webhook events for 12 months', async () => {
    const { db } = here().database;
    const payment = { customerId: 'cus_1', plan: 'Annual' as const, amountInCents: 1, currency: 'usd' };
    const minute = 60_000;
    await db.insert(payments).values([
      { id: 'old', ...payment, paidAt: new Date(monthsBefore(now, 84).getTime() - minute) },
      { id: 'kept', ...payment, paidAt: new Date(monthsBefore(now, 84).getTime() + 5 * minute) },
    ]);
    await db.insert(webhookEvents).values([
      { id: 'old', type: 'invoice.paid', receivedAt: new Date(monthsBefore(now, 12).getTime() - minute) },
      {
        id: 'kept',
        type: 'invoice.paid',
        receivedAt: new Date(monthsBefore(now, 12).getTime() + 5 * minute),
      },
    ]);
    await here().jobs.runDue();
    expect((await db.select().from(payments)).map(({ id }) => id)).toEqual(['kept']);
    expect((await db.select().from(webhookEvents)).map(({ id }) => id)).toEqual(['kept']);
  });

  it('deletes expired sessions and sign-ins', async () => {
    const { db } = here().database;
    const person = await here().person('Free');
    const expiresAt = new Date(now.getTime() - 1);
    await db.insert(sessions).values({ tokenHash: 'old', userId: person.id, expiresAt });
    const attempt = { browserHash: 'b', nonce: 'n', codeVerifier: 'c', returnTo: '/' };
    await db.insert(signInAttempts).values({ state: 'old', ...attempt, expiresAt });
    await here().jobs.runDue();
    expect((await db.select().from(sessions)).map(({ tokenHash }) => tokenHash)).not.toContain('old');
    expect(await db.select().from(sessions)).toHaveLength(1);
    expect(await db.select().from(signInAttempts)).toEqual([]);
  });

  it('runs once a day', async () => {
    await here().jobs.runDue();
    const person = await here().person('Free');
    await lastSeen(person, longAgo);
    await here().jobs.runDue();
    expect(await emails()).toContain(person.email);
    here().moveClock(24 * 60 * 60 * 1000);
    await here().jobs.runDue();
    expect(await emails()).not.toContain(person.email);
  });
});
