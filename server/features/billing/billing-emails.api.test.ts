import { accountTimeZonePath } from '@chalkline/contract/addresses';
import { founderEmailSwitchesPath } from '@chalkline/contract/console-addresses';
import { dayLabel } from '@chalkline/domain/calendar/moment';
import type { FounderEmailKind } from '@chalkline/domain/founder-emails/founder-email-kinds';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { entitlements, jobRuns, mailOutbox, payments } from '../../db/schema.ts';
import { notificationsOf } from '../../testing/notifications.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { buy, card, submit } from '../../testing/shopper.ts';
import { founderEmail, type TestPerson } from '../../testing/test-app.ts';
import { billingOf } from './billing-of.ts';
import { syncCustomer } from './sync-customer.ts';

let shop: Shop;
let founder: TestPerson;
beforeAll(async () => {
  shop = await openShop();
  founder = await shop.site.person('Free', { role: 'founder' });
});
afterAll(() => shop.site.close());

async function emailsAbout({ id }: TestPerson, to: string) {
  return shop.site.database.db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.aboutId, id), eq(mailOutbox.recipient, to)))
    .orderBy(asc(mailOutbox.createdAt), asc(mailOutbox.subject));
}
const subjects = async (person: TestPerson, to = person.email) =>
  (await emailsAbout(person, to)).map(({ subject }) => subject);
const toFounder = (person: TestPerson) => subjects(person, founderEmail);

const switchEmails = (kind: FounderEmailKind, isOn: boolean) =>
  founder.client.write('PUT', founderEmailSwitchesPath, { kind, isOn });

describe('a purchase', () => {
  it.each([
    ['Annual', '$299', /^\/build-your-first-website\/1$/],
    ['Lifetime', '$600', /^\/build-your-first-website\/1$/],
    ['Consulting', '$2,000', /^\/consulting$/],
  ] as const)('of %s sends a welcome and a receipt, and tells the founder', async (plan, amount, begin) => {
    const member = await shop.buyer(plan);
    const sent = await emailsAbout(member, member.email);
    expect(sent.map(({ subject }) => subject).toSorted()).toEqual([
      'Welcome to Chalkline',
      `Your receipt: ${amount} for ${plan}`,
    ]);
    const welcome = sent.find(({ subject }) => subject.startsWith('Welcome'));
    expect(welcome?.email.action?.path).toMatch(begin);
    const receipt = sent.find(({ subject }) => subject.startsWith('Your receipt'));
    expect(receipt?.email.facts).toMatchObject([
      { label: 'Plan', value: plan },
      { label: 'Paid', value: expect.stringContaining(`${amount} on `) },
      { label: 'Next charge' },
      ...(plan === 'Consulting' ? [] : [{ label: 'Money-back guarantee' }]),
      { label: 'Payment' },
    ]);
    expect(await toFounder(member)).toEqual([`New sale: ${plan} for ${amount}`]);
    const [sale] = await emailsAbout(member, founderEmail);
    expect(sale?.email.note).toContain('switch these emails off');
  });

  it('leads somebody who has completed the free lesson to the next one', async () => {
    const member = await shop.site.person('Free');
    const { lessons } = (await member.client.get('/api/courses/slug/build-your-first-website')).json<{
      lessons: { id: number; isFree: boolean }[];
    }>();
    const free = lessons.find(({ isFree }) => isFree);
    expect((await member.client.write('POST', `/api/lessons/${free?.id}/complete`)).statusCode).toBe(200);
    await buy(member.client, 'Annual');
    await shop.untilPlan(member, 'Annual');
    const welcome = (await emailsAbout(member, member.email)).find(({ subject }) =>
      subject.startsWith('Welcome'),
    );
    expect(welcome?.email.action).toEqual({
      label: 'Continue with your next lesson',
      path: '/build-your-first-website/2',
    });
  });

  it('is announced once, however often and simultaneously it is synced', async () => {
    const member = await shop.buyer('Annual');
    const billing = billingOf({ ...shop.site, db: shop.site.database.db, founderEmails: [founderEmail] });
    const customer = await shop.customerOf(member);
    await Promise.all(Array.from({ length: 6 }, () => syncCustomer(billing, customer)));
    expect(await subjects(member)).toHaveLength(2);
    expect(await toFounder(member)).toHaveLength(1);
  });

  it('welcomes a person once, and every purchase has its receipt', async () => {
    const member = await shop.buyer('Monthly');
    await buy(member.client, 'Lifetime');
    await shop.untilPlan(member, 'Lifetime');
    expect((await subjects(member)).toSorted()).toEqual([
      'Welcome to Chalkline',
      'Your receipt: $49 for Monthly',
      'Your receipt: $600 for Lifetime',
    ]);
  });
});

describe('a renewal', () => {
  it('has a receipt, and is not announced as a sale', async () => {
    const member = await shop.buyer('Monthly');
    await shop.moveClock(member, { move: 'renew' });
    const receipts = async () => (await subjects(member)).filter((subject) => subject.includes('receipt'));
    await expect.poll(receipts).toHaveLength(2);
    expect(await toFounder(member)).toHaveLength(1);
  });

  it('that fails is reported once to the member, with a link to fix it, and to the founder', async () => {
    const member = await shop.buyer('Monthly', card.failsLater);
    await shop.moveClock(member, { move: 'renew' });
    const failed = "Your payment for Monthly didn't go through";
    await expect.poll(() => subjects(member)).toContain(failed);
    const [email] = (await emailsAbout(member, member.email)).filter(({ subject }) => subject === failed);
    expect(email?.email.action?.label).toBe('Update your card');
    const link = email?.email.action?.path ?? '';
    const opened = await member.client.get(link);
    expect([opened.statusCode, opened.headers.location]).toEqual([
      303,
      expect.stringContaining('/sandbox/payments/portal/'),
    ]);
    const asked = await shop.site.visitor().get(link);
    expect(asked.headers.location).toBe('/sign-in?returnTo=%2Faccount%2Fcard');
    expect((await member.client.get('/api/auth/user')).json()).toMatchObject({ isPaymentOwed: true });
    await member.client.get('/api/billing/return');
    expect((await subjects(member)).filter((subject) => subject === failed)).toHaveLength(1);
    const told = (await toFounder(member)).filter((subject) => subject.startsWith('Payment failed: Ada'));
    expect(told).toHaveLength(1);
    expect(await notificationsOf(member)).toMatchObject([
      { title: "Your last payment didn't go through", subject: 'Monthly plan', path: '/account' },
    ]);
    const path = `/founder/members/${member.id}`;
    expect((await notificationsOf(founder)).filter((one) => one.path === path)).toMatchObject([
      { title: "Ada couldn't be charged", subject: 'Monthly plan' },
    ]);
  });

  it('of Annual is announced once, a week ahead', async () => {
    const { db } = shop.site.database;
    const member = await shop.buyer('Annual');
    const remind = async () => {
      await db.delete(jobRuns).where(eq(jobRuns.name, 'renewal-reminders'));
      await shop.site.jobs.runDue();
      return (await subjects(member)).filter((subject) => subject.includes(' renews on '));
    };
    const renewsIn = (days: number) =>
      db
        .update(entitlements)
        .set({ renewsAt: new Date(shop.site.now().getTime() + days * 86_400_000) })
        .where(eq(entitlements.userId, member.id));
    await renewsIn(8);
    expect(await remind()).toEqual([]);
    await renewsIn(6.9);
    expect(await remind()).toHaveLength(1);
    expect(await remind()).toHaveLength(1);
  });
});

describe('the emails to a member far from Greenwich', () => {
  // At any time of day, one of the two has another day than UTC.
  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('have the days of %s', async (timeZone) => {
    const member = await shop.site.person('Free');
    await member.client.write('PUT', accountTimeZonePath, { timeZone, isDetected: false });
    await buy(member.client, 'Annual');
    await shop.untilPlan(member, 'Annual');
    const [payment] = await shop.site.database.db
      .select()
      .from(payments)
      .where(eq(payments.userId, member.id));
    const receipt = (await emailsAbout(member, member.email)).find(({ subject }) =>
      subject.startsWith('Your receipt'),
    );
    const day = dayLabel(payment?.paidAt ?? new Date(0), timeZone);
    expect(receipt?.email.facts?.[1]).toEqual({ label: 'Paid', value: `$299 on ${day}` });
  });
});

describe('a cancellation', () => {
  it('is confirmed every time, with the day when access ends', async () => {
    const member = await shop.buyer('Annual');
    const [subscription] = await shop.running(member);
    const cancel = async (isCancelled: boolean) => {
      const id = subscription?.id ?? '';
      await shop.stripe.subscriptions.update(id, { cancel_at_period_end: isCancelled });
      await member.client.get('/api/billing/return');
    };
    const confirmed = async () =>
      (await emailsAbout(member, member.email)).filter(({ subject }) => subject.includes('cancelled'));
    await cancel(true);
    await member.client.get('/api/billing/return');
    const [email, ...others] = await confirmed();
    expect(others).toEqual([]);
    expect(email?.email.paragraphs.join(' ')).toContain('You keep everything in it until ');
    await cancel(false);
    await cancel(true);
    expect(await confirmed()).toHaveLength(2);
  });
});

it('tells the founder about a disputed payment', async () => {
  const member = await shop.buyer('Lifetime');
  const { data } = await shop.stripe.charges.list({ customer: await shop.customerOf(member) });
  await submit(`${shop.site.origin}/sandbox/payments/charges/${data[0]?.id}/dispute`, {});
  await shop.untilPlan(member, 'Free');
  expect(await toFounder(member)).toContain('Payment disputed: $600 for Lifetime');
});

describe('the emails to founders', () => {
  afterEach(() => switchEmails('sale', true));

  it('can be switched off, each kind by itself', async () => {
    expect((await switchEmails('sale', false)).statusCode).toBe(204);
    const member = await shop.buyer('Lifetime');
    expect(await toFounder(member)).toEqual([]);
    expect(await subjects(member)).toHaveLength(2);
  });
});
