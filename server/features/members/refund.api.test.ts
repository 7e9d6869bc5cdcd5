import { addressOf } from '@chalkline/contract/addresses';
import { memberPath, memberRefundPath } from '@chalkline/contract/console-addresses';
import type { Member } from '@chalkline/contract/members';
import { guaranteeDays } from '@chalkline/domain/billing/guarantee';
import { freePort } from '@chalkline/sandbox/testing/free-port';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, billingCustomers, jobRuns, mailOutbox, payments } from '../../db/schema.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { buy, planOf } from '../../testing/shopper.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

const minute = 60_000;

let shop: Shop;
let founder: TestPerson;

beforeAll(async () => {
  shop = await openShop();
  founder = await shop.site.person('Free', { role: 'founder' });
});
afterAll(() => shop.site.close());

const refund = (member: TestPerson, plan: string, by = founder) =>
  by.client.write('POST', addressOf(memberRefundPath, { userId: member.id }), { plan });

async function buyer(plan: 'Monthly' | 'Annual' | 'Lifetime' | 'Consulting'): Promise<TestPerson> {
  const person = await shop.site.person('Free');
  await buy(person.client, plan);
  await shop.untilPlan(person, plan);
  return person;
}

const entriesOf = async (testApp: TestApp, { id }: TestPerson) =>
  (
    await testApp.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `member:${id}`))
      .orderBy(auditEntries.id)
  ).map(({ action, before, after }) => ({ action, before, after }));

const actionsOf = async (person: TestPerson) =>
  (await entriesOf(shop.site, person)).map(({ action }) => action);

/** The state when the process is killed right after the audit entry. */
async function begunAndDied(person: TestPerson, plan: 'Annual' | 'Lifetime'): Promise<void> {
  const { db } = shop.site.database;
  const [paid] = await db.select().from(payments).where(eq(payments.userId, person.id));
  const { id = '', amountInCents = 0 } = paid ?? {};
  await db.insert(auditEntries).values({
    at: shop.site.now(),
    actorId: founder.id,
    action: 'plan.refund-begin',
    subject: `member:${person.id}`,
    before: null,
    after: { plan, amountInCents, payments: id, planBefore: plan },
  });
}

async function intentOf(person: TestPerson): Promise<string> {
  const { data } = await shop.stripe.charges.list({ customer: await shop.customerOf(person) });
  return String(data[0]?.payment_intent);
}

async function conclude(): Promise<void> {
  const { db } = shop.site.database;
  await db.delete(jobRuns).where(eq(jobRuns.name, 'conclude-refunds'));
  await shop.site.jobs.runDue();
}

async function refundsOf(person: TestPerson): Promise<number> {
  const { data } = await shop.stripe.charges.list({ customer: await shop.customerOf(person) });
  return data.reduce((sum, charge) => sum + charge.amount_refunded, 0);
}

/** The subjects of the emails to a member about refunds. */
async function refundEmailsTo({ id, email }: TestPerson): Promise<string[]> {
  const toMember = and(eq(mailOutbox.aboutId, id), eq(mailOutbox.recipient, email));
  const sent = await shop.site.database.db.select().from(mailOutbox).where(toMember);
  return sent.map(({ subject }) => subject).filter((subject) => subject.includes('refunded'));
}

/** The plans that the member's page shows as not refundable. */
async function refusedOn({ id }: TestPerson): Promise<Member['notRefundable']> {
  const page = (await founder.client.get(addressOf(memberPath, { userId: id }))).json<Member>();
  expect(page.refundable).toEqual([]);
  return page.notRefundable;
}

describe('a refund under the guarantee', () => {
  it.each([
    ['Monthly', 4900],
    ['Lifetime', 60_000],
  ] as const)(
    'of %s gives all back, ends the plan and what renews, and tells the member',
    async (plan, cents) => {
      const member = await buyer(plan);
      const page = (await founder.client.get(addressOf(memberPath, { userId: member.id }))).json<Member>();
      expect(page.refundable).toEqual([{ plan, amountInCents: cents }]);
      expect(page.notRefundable).toEqual([]);
      expect((await refund(member, plan)).statusCode).toBe(204);
      expect(await planOf(member.client)).toBe('Free');
      expect(await refundsOf(member)).toBe(cents);
      expect(await shop.running(member)).toEqual([]);
      expect(await entriesOf(shop.site, member)).toMatchObject([
        { action: 'plan.refund-begin' },
        { action: 'plan.refund', before: { plan }, after: { plan: 'Free', amountInCents: cents } },
      ]);
      expect(await refundEmailsTo(member)).toEqual([`Your ${plan} plan has been refunded`]);
      expect((await refund(member, plan)).statusCode).toBe(409);
      expect(await refusedOn(member)).toEqual([{ plan, reason: 'already_refunded' }]);
    },
  );

  it('is one refund, one entry and one email when it is pressed several times at once', async () => {
    const member = await buyer('Annual');
    await Promise.all(Array.from({ length: 8 }, () => refund(member, 'Annual')));
    expect(await refundsOf(member)).toBe(29_900);
    expect(await actionsOf(member)).toEqual(['plan.refund-begin', 'plan.refund']);
    expect(await refundEmailsTo(member)).toHaveLength(1);
  });

  it('is reported to the member when it was made at the provider', async () => {
    const member = await buyer('Lifetime');
    await shop.stripe.refunds.create({ payment_intent: await intentOf(member) });
    await shop.untilPlan(member, 'Free');
    expect(await refundEmailsTo(member)).toEqual(['Your Lifetime plan has been refunded']);
  });

  it('is concluded by another press when its process died after the money was refunded', async () => {
    const member = await buyer('Lifetime');
    const { db } = shop.site.database;
    await refund(member, 'Lifetime');
    // As if it had died there: the money is refunded and the plan has ended, but the entry and the email
    // are missing.
    const about = eq(auditEntries.subject, `member:${member.id}`);
    await db.delete(auditEntries).where(and(about, eq(auditEntries.action, 'plan.refund')));
    await db.delete(mailOutbox).where(eq(mailOutbox.aboutId, member.id));
    expect((await refund(member, 'Lifetime')).statusCode).toBe(204);
    expect(await entriesOf(shop.site, member)).toMatchObject([
      { action: 'plan.refund-begin' },
      { action: 'plan.refund', before: { plan: 'Lifetime' }, after: { amountInCents: 60_000 } },
    ]);
    expect(await refundEmailsTo(member)).toHaveLength(1);
    expect((await refund(member, 'Lifetime')).statusCode).toBe(409);
  });

  it('is concluded once by a job when its process died, if the money was refunded', async () => {
    const [refunded, kept] = [await buyer('Lifetime'), await buyer('Annual')];
    await begunAndDied(refunded, 'Lifetime');
    await begunAndDied(kept, 'Annual');
    await shop.stripe.refunds.create({ payment_intent: await intentOf(refunded) });
    await conclude();
    expect(await actionsOf(refunded)).toEqual(['plan.refund-begin']);
    shop.site.moveClock(11 * minute);
    await founder.signInAgain();
    await conclude();
    await conclude();
    expect(await actionsOf(refunded)).toEqual(['plan.refund-begin', 'plan.refund']);
    expect(await planOf(refunded.client)).toBe('Free');
    expect(await refundEmailsTo(refunded)).toHaveLength(1);
    expect(await actionsOf(kept)).toEqual(['plan.refund-begin', 'plan.refund-fail']);
    expect([await refundsOf(kept), await planOf(kept.client)]).toEqual([0, 'Annual']);
    expect((await refund(kept, 'Annual')).statusCode).toBe(204);
  });

  it('reaches one outcome when the member is erased at the same time', async () => {
    const member = await buyer('Lifetime');
    const erase = () =>
      founder.client.write('DELETE', addressOf(memberPath, { userId: member.id }), {
        confirmation: member.email,
      });
    const [refunding] = await Promise.all([refund(member, 'Lifetime'), erase()]);
    const actions = (await actionsOf(member)).filter((action) => action.startsWith('plan.'));
    const [, end] = actions;
    if (refunding.statusCode === 404) expect(actions).toEqual([]);
    else expect([actions.length, ['plan.refund', 'plan.refund-fail'].includes(end ?? '')]).toEqual([2, true]);
  });

  it('is concluded without an email when the person was erased before', async () => {
    const member = await buyer('Lifetime');
    await begunAndDied(member, 'Lifetime');
    await shop.stripe.refunds.create({ payment_intent: await intentOf(member) });
    await founder.client.write('DELETE', addressOf(memberPath, { userId: member.id }), {
      confirmation: member.email,
    });
    shop.site.moveClock(11 * minute);
    await founder.signInAgain();
    await conclude();
    expect(await entriesOf(shop.site, member)).toMatchObject([
      { action: 'plan.refund-begin' },
      { action: 'member.erase' },
      { action: 'plan.refund', after: { refunded: 'Lifetime', plan: null } },
    ]);
    expect(await shop.site.database.db.$count(mailOutbox, eq(mailOutbox.aboutId, member.id))).toBe(0);
  });

  it('leaves complimentary plans unchanged', async () => {
    const member = await buyer('Monthly');
    const address = `/api/founder/members/${member.id}/plans`;
    await founder.client.write('POST', address, { plan: 'Annual', reason: 'A gift', until: null });
    await refund(member, 'Monthly');
    expect(await planOf(member.client)).toBe('Annual');
  });

  it('is refused for the consulting retainer, for unpaid plans, and for unknown members', async () => {
    const member = await buyer('Consulting');
    expect((await refund(member, 'Consulting')).statusCode).toBe(409);
    expect(await refusedOn(member)).toEqual([{ plan: 'Consulting', reason: 'not_guaranteed' }]);
    expect((await refund(member, 'Monthly')).statusCode).toBe(409);
    expect((await refund(member, 'Free')).statusCode).toBe(422);
    expect(
      (await refund({ ...member, id: '00000000-0000-4000-8000-000000000000' }, 'Monthly')).statusCode,
    ).toBe(404);
    expect(await planOf(member.client)).toBe('Consulting');
    expect(await entriesOf(shop.site, member)).toEqual([]);
  });

  it('is refused when the thirty days are over', async () => {
    const member = await buyer('Lifetime');
    const paidAt = new Date(shop.site.now().getTime() - (guaranteeDays * 24 + 1) * 3_600_000);
    await shop.site.database.db.update(payments).set({ paidAt }).where(eq(payments.userId, member.id));
    expect((await refund(member, 'Lifetime')).json()).toMatchObject({ code: 'conflict' });
    expect(await refundsOf(member)).toBe(0);
    expect(await refusedOn(member)).toEqual([{ plan: 'Lifetime', reason: 'too_late' }]);
  });
});

it('reports an unreachable provider, and changes nothing', async () => {
  const testApp = await startTestApp({
    environment: { PUBLIC_URL: `http://localhost:${await freePort()}` },
    logs: { write: () => undefined },
  });
  const editor = await testApp.person('Free', { role: 'founder' });
  const member = await testApp.person('Lifetime');
  const { db } = testApp.database;
  await db.insert(billingCustomers).values({ customerId: 'cus_1', userId: member.id });
  const paid = {
    customerId: 'cus_1',
    userId: member.id,
    plan: 'Lifetime' as const,
    amountInCents: 1,
    currency: 'usd',
  };
  await db.insert(payments).values({ ...paid, id: 'cs_1', paidAt: testApp.now() });
  const reply = await refund(member, 'Lifetime', editor);
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'unavailable']);
  expect(await planOf(member.client)).toBe('Lifetime');
  expect(await db.$count(mailOutbox)).toBe(0);
  expect((await db.select().from(payments)).map(({ refundedAt }) => refundedAt)).toEqual([null]);
  expect((await entriesOf(testApp, member)).map(({ action }) => action)).toEqual([
    'plan.refund-begin',
    'plan.refund-fail',
  ]);
  await testApp.close();
});
