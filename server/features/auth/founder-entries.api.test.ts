import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries, founderClaims, mailOutbox, users } from '../../db/schema.ts';
import { sandboxCodes } from '../../start/sandbox.ts';
import { founderEmail, startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { claimFounderEntry } from './claim-founder-entry.ts';
import { settleFounderEntries } from './settle-founder-entries.ts';

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

const dependencies = (founderEmails: readonly string[] = [founderEmail]) => ({
  app: here().app,
  db: here().database.db,
  mail: here().mail,
  founderEmails,
  founderIssuers: ['sandbox'],
  signInCodes: sandboxCodes,
  now: () => here().now(),
});

const isFounder = async ({ client }: TestPerson) =>
  (await client.get('/api/auth/user')).json<{ isFounder: boolean }>().isFounder;

const withFounderEmail = () => here().person('Free', { email: founderEmail });

async function account(subject: string, issuer: string, createdAt: string): Promise<string> {
  const [user] = await here()
    .database.db.insert(users)
    .values({ issuer, subject, email: founderEmail.toUpperCase(), createdAt: new Date(createdAt) })
    .returning({ id: users.id });
  return user?.id ?? '';
}

const holders = async () => {
  const rows = await here().database.db.select().from(founderClaims);
  return rows.map(({ userId }) => userId);
};

describe('an entry of FOUNDER_EMAILS', () => {
  it('belongs to the first account that signs in with it; a later one is not a founder', async () => {
    const first = await withFounderEmail();
    const second = await withFounderEmail();
    expect([await isFounder(first), await isFounder(second)]).toEqual([true, false]);
    expect((await second.client.get('/api/founder/team')).statusCode).toBe(404);
    const team = (await first.client.get('/api/founder/team')).json<{ id: string }[]>();
    expect(team.map(({ id }) => id)).toEqual([first.id]);
  });

  it('is not claimed with letters that only look the same, such as the Kelvin sign', async () => {
    const entry = 'kim@chalkline.example';
    const kelvin = await here().person('Free', { email: '\u212Aim@chalkline.example' });
    expect(await claimFounderEntry(dependencies([entry]), kelvin)).toBe('not_listed');
    expect((await settleFounderEntries(dependencies([entry]))).bound).toBe(0);
    const kim = await here().person('Free', { email: 'KIM@chalkline.example' });
    expect((await settleFounderEntries(dependencies([entry]))).bound).toBe(1);
    expect(await holders()).toEqual([kim.id]);
  });

  it('informs its founder once about each other account that signs in with it', async () => {
    const first = await withFounderEmail();
    const second = await withFounderEmail();
    await claimFounderEntry(dependencies(), second);
    const { db } = here().database;
    const emails = await db.select().from(mailOutbox).where(like(mailOutbox.event, 'founder-address:%'));
    expect(emails).toMatchObject([{ recipient: founderEmail, aboutId: first.id }]);
    const isRefusal = and(
      eq(auditEntries.action, 'founder.refuse'),
      eq(auditEntries.subject, `member:${second.id}`),
    );
    expect(await db.$count(auditEntries, isRefusal)).toBe(1);
  });

  it('is held by one account when several sign in with it at the same time', async () => {
    const ids = await Promise.all(
      ['a', 'b', 'c'].map((subject) => account(subject, 'sandbox', '2026-01-01')),
    );
    const outcomes = await Promise.all(
      ids.map((id) => claimFounderEntry(dependencies(), { id, email: founderEmail })),
    );
    expect(outcomes.toSorted()).toEqual(['held', 'refused', 'refused']);
    expect(await holders()).toHaveLength(1);
  });

  it("stays with its account when the account's email changes", async () => {
    const founder = await withFounderEmail();
    const { db } = here().database;
    await db.update(users).set({ email: 'new@chalkline.example' }).where(eq(users.id, founder.id));
    expect(await isFounder(founder)).toBe(true);
  });

  it('belongs to the oldest account of the current identity provider when it is new', async () => {
    await account('elsewhere', 'https://elsewhere.example', '2024-01-01');
    await account('younger', 'sandbox', '2026-01-01');
    const oldest = await account('oldest', 'sandbox', '2025-01-01');
    expect(await settleFounderEntries(dependencies())).toEqual({ released: 0, bound: 1 });
    expect(await holders()).toEqual([oldest]);
    expect(await settleFounderEntries(dependencies())).toEqual({ released: 0, bound: 0 });
  });

  it.each([
    ['without any', []],
    ['with another', ['nobody@example.invalid']],
  ])(
    'is released by a start %s, and then belongs to the next account that signs in with it',
    async (_, others) => {
      const lost = await withFounderEmail();
      expect(await settleFounderEntries(dependencies(others))).toEqual({ released: 1, bound: 0 });
      expect(await settleFounderEntries(dependencies())).toEqual({ released: 0, bound: 0 });
      expect(await isFounder(lost)).toBe(false);
      const next = await withFounderEmail();
      expect([await isFounder(lost), await isFounder(next)]).toEqual([false, true]);
    },
  );

  it('is not kept by an account of an identity provider that is no longer used', async () => {
    await withFounderEmail();
    const google = await account('google', 'https://accounts.google.com', '2026-01-01');
    const settings = { ...dependencies(), founderIssuers: ['https://accounts.google.com'] };
    expect(await settleFounderEntries(settings)).toEqual({ released: 1, bound: 1 });
    expect(await holders()).toEqual([google]);
  });
});
