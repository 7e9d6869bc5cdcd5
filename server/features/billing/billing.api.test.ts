import {
  accountPlanPath,
  checkoutContinuePath,
  checkoutIntentPath,
  plansPath,
} from '@chalkline/contract/addresses';
import type { AccountPlan, CheckoutAddress, Plan } from '@chalkline/contract/billing';
import type { PaidPlanName } from '@chalkline/domain/billing/prices';
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entitlements, payments } from '../../db/schema.ts';
import { paymentClient } from '../../platform/payments/payment-client.ts';
import { beginCheckout, buy, card, pay, planOf, submit } from '../../testing/shopper.ts';
import type { TestClient } from '../../testing/test-client.ts';
import type { TestPerson } from '../../testing/test-house.ts';
import { openTestSite, type TestSite } from '../../testing/test-site.ts';
import { findCustomer } from './customers.ts';

let site: TestSite;
let stripe: Stripe;
beforeAll(async () => {
  site = await openTestSite();
  stripe = paymentClient(site.payments);
});
afterAll(() => site.close());

const untilPlan = (person: TestPerson, plan: string) =>
  expect.poll(() => planOf(person.client), { timeout: 15_000 }).toBe(plan);

async function customerOf(person: TestPerson): Promise<string> {
  const customer = await findCustomer(site.database.db, person.id);
  if (!customer) throw new Error('nothing was bought yet');
  return customer;
}

async function moveClock(person: TestPerson, fields: Record<string, string>): Promise<void> {
  const customer = await customerOf(person);
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 1 });
  await submit(`${site.origin}/sandbox/payments/customers/${customer}/clock`, {
    subscription: data[0]?.id ?? '',
    ...fields,
  });
}

const running = async (person: TestPerson) =>
  (await stripe.subscriptions.list({ customer: await customerOf(person), status: 'active' })).data;

describe('buying', () => {
  it.each<PaidPlanName>(['Monthly', 'Annual', 'Lifetime', 'Consulting'])(
    '%s opens with the notice of its payment, without a new sign-in',
    async (plan) => {
      const person = await site.person('Free');
      const back = await buy(person.client, plan);
      expect(back).toMatch(/\/checkout\/complete\?session=cs_/);
      await untilPlan(person, plan);
    },
  );

  it('lists the four plans with their prices', async () => {
    const plans = (await site.visitor().get(plansPath)).json<Plan[]>();
    expect(plans.map(({ plan, amount, interval }) => [plan, amount, interval])).toEqual([
      ['Monthly', 49, 'month'],
      ['Annual', 299, 'year'],
      ['Lifetime', 600, 'once'],
      ['Consulting', 2000, 'month'],
    ]);
  });

  it('is refused for a price that is not the plan’s, a plan that does not exist, and a visitor', async () => {
    const { client } = await site.person('Free');
    const send = (body: object) => client.write('POST', '/api/create-checkout-session', body);
    const [monthly] = (await client.get(plansPath)).json<Plan[]>();
    expect((await send({ priceId: monthly?.priceId, plan: 'lifetime' })).statusCode).toBe(422);
    expect((await send({ priceId: monthly?.priceId, plan: 'free' })).statusCode).toBe(422);
    expect((await send({ priceId: monthly?.priceId, plan: 'monthly', amount: 1 })).statusCode).toBe(422);
    expect((await beginCheckout(site.visitor(), 'Monthly')).statusCode).toBe(401);
  });

  it('is refused for what is owned or included', async () => {
    const monthly = await site.person('Monthly');
    const lifetime = await site.person('Lifetime');
    expect((await beginCheckout(monthly.client, 'Monthly')).json()).toMatchObject({ code: 'already_owned' });
    const included = await beginCheckout(lifetime.client, 'Annual');
    expect([included.statusCode, included.json().code]).toEqual([409, 'already_included']);
  });

  it('leads to one and the same checkout, however often it is pressed', async () => {
    const { client } = await site.person('Free');
    await client.formToken();
    const replies = await Promise.all(Array.from({ length: 5 }, () => beginCheckout(client, 'Annual')));
    const addresses = new Set(replies.map((reply) => reply.json<CheckoutAddress>().url));
    expect(addresses.size).toBe(1);
    expect((await beginCheckout(client, 'Annual')).json<CheckoutAddress>().url).toBe([...addresses][0]);
  });

  it('grants nothing for a card that is declined, nor for opening the address after it', async () => {
    const person = await site.person('Free');
    const { url } = (await beginCheckout(person.client, 'Monthly')).json<CheckoutAddress>();
    await pay(url, card.isDeclined);
    const [session] = (await stripe.checkout.sessions.list({ customer: await customerOf(person) })).data;
    const outcome = await person.client.get(`/api/checkout/sessions/${session?.id}`);
    expect(outcome.json()).toEqual({ state: 'open', plan: 'Monthly' });
    expect(await planOf(person.client)).toBe('Free');
  });

  it('tells the page after it that the plan is granted, and tells nobody else', async () => {
    const person = await site.person('Free');
    const back = await buy(person.client, 'Lifetime');
    const address = `/api/checkout/sessions/${new URL(back).searchParams.get('session')}`;
    expect((await person.client.get(address)).json()).toEqual({ state: 'granted', plan: 'Lifetime' });
    const other = await site.person('Free');
    await buy(other.client, 'Monthly');
    expect((await other.client.get(address)).statusCode).toBe(404);
    expect((await site.visitor().get(address)).statusCode).toBe(401);
    expect((await person.client.get('/api/checkout/sessions/cs_test_nothing')).statusCode).toBe(404);
  });

  it('keeps a record of what was paid', async () => {
    const person = await site.person('Free');
    await buy(person.client, 'Annual');
    await untilPlan(person, 'Annual');
    const records = await site.database.db.select().from(payments).where(eq(payments.userId, person.id));
    expect(records).toMatchObject([
      { plan: 'Annual', amountInCents: 29_900, currency: 'usd', refundedAt: null },
    ]);
  });
});

describe('moving between plans', () => {
  it('switches the one subscription between Monthly and Annual', async () => {
    const person = await site.person('Free');
    await buy(person.client, 'Monthly');
    await untilPlan(person, 'Monthly');
    const { url } = (await beginCheckout(person.client, 'Annual')).json<CheckoutAddress>();
    expect(url).toContain('/sandbox/payments/portal/');
    await submit((await fetch(url)).url, {});
    await untilPlan(person, 'Annual');
    expect(await running(person)).toHaveLength(1);
  });

  it('ends a running Monthly when Lifetime is bought', async () => {
    const person = await site.person('Free');
    await buy(person.client, 'Monthly');
    await untilPlan(person, 'Monthly');
    await buy(person.client, 'Lifetime');
    await untilPlan(person, 'Lifetime');
    await expect.poll(() => running(person)).toHaveLength(0);
  });

  it('falls back to Lifetime when Consulting ends', async () => {
    const person = await site.person('Free');
    await buy(person.client, 'Lifetime');
    await untilPlan(person, 'Lifetime');
    await buy(person.client, 'Consulting');
    await untilPlan(person, 'Consulting');
    const [consulting] = await running(person);
    await stripe.subscriptions.update(consulting?.id ?? '', { cancel_at_period_end: true });
    await moveClock(person, { move: 'end' });
    await untilPlan(person, 'Lifetime');
  });

  it('ends and gives back the earlier of two memberships that were paid for at once', async () => {
    const person = await site.person('Free');
    await buy(person.client, 'Monthly');
    await untilPlan(person, 'Monthly');
    const customer = await customerOf(person);
    // Past the product: two checkouts that were open at the same time.
    const second = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: site.payments.priceIds.Annual, quantity: 1 }],
      success_url: site.origin,
    });
    await pay(second.url ?? '');
    await untilPlan(person, 'Annual');
    await expect.poll(() => running(person)).toHaveLength(1);
    const { data } = await stripe.charges.list({ customer });
    expect(data.filter((charge) => charge.refunded).map((charge) => charge.amount)).toEqual([4_900]);
  });
});

describe('the end of a plan', () => {
  it('comes with the end of the paid period after cancelling, and not before', async () => {
    const person = await site.person('Free');
    await buy(person.client, 'Monthly');
    await untilPlan(person, 'Monthly');
    const [subscription] = await running(person);
    await stripe.subscriptions.update(subscription?.id ?? '', { cancel_at_period_end: true });
    const plan = async () => (await person.client.get(accountPlanPath)).json<AccountPlan>();
    await expect.poll(async () => (await plan()).renewsAt).toBeNull();
    expect(await plan()).toMatchObject({ plan: 'Monthly', hasBillingPortal: true, isPaymentOwed: false });
    expect((await plan()).endsAt).not.toBeNull();
    await moveClock(person, { move: 'end' });
    await untilPlan(person, 'Free');
  });

  it('comes with a refund', async () => {
    const person = await site.person('Free');
    await buy(person.client, 'Lifetime');
    await untilPlan(person, 'Lifetime');
    const { data } = await stripe.charges.list({ customer: await customerOf(person) });
    await stripe.refunds.create({ charge: data[0]?.id ?? '' });
    await untilPlan(person, 'Free');
  });

  it('moves on with every renewal that is paid', async () => {
    const person = await site.person('Free');
    await buy(person.client, 'Monthly');
    await untilPlan(person, 'Monthly');
    await moveClock(person, { move: 'renew' });
    const paid = () => site.database.db.select().from(payments).where(eq(payments.userId, person.id));
    await expect.poll(paid, { timeout: 15_000 }).toHaveLength(2);
    expect(await planOf(person.client)).toBe('Monthly');
  });

  it('comes when a renewal has failed for good, and not while the card is tried again', async () => {
    const person = await site.person('Free');
    await buy(person.client, 'Monthly', card.failsLater);
    await untilPlan(person, 'Monthly');
    await moveClock(person, { move: 'renew' });
    await expect.poll(async () => (await running(person)).length).toBe(0);
    expect(await planOf(person.client)).toBe('Monthly');
    await moveClock(person, { move: 'days', days: '60' });
    await untilPlan(person, 'Free');
  });
});

describe('what was paid', () => {
  it('buys again after a renewal that was owed, and what was used is not given back', async () => {
    for (const plan of ['Monthly', 'Consulting'] as const) {
      const person = await site.person('Free');
      await buy(person.client, plan, card.failsLater);
      await untilPlan(person, plan);
      await moveClock(person, { move: 'renew' });
      await moveClock(person, { move: 'days', days: '8' });
      await site.database.db.delete(entitlements).where(eq(entitlements.userId, person.id));
      await buy(person.client, plan);
      await untilPlan(person, plan);
      await expect.poll(async () => (await running(person)).length).toBe(1);
      const { data } = await stripe.charges.list({ customer: await customerOf(person) });
      expect(data.filter((charge) => charge.refunded)).toEqual([]);
    }
  });

  it('is not charged again after it was given back', async () => {
    const person = await site.person('Free');
    await buy(person.client, 'Monthly');
    await untilPlan(person, 'Monthly');
    const { data } = await stripe.charges.list({ customer: await customerOf(person) });
    await stripe.refunds.create({ charge: data[0]?.id ?? '' });
    await untilPlan(person, 'Free');
    await expect.poll(async () => (await running(person)).length).toBe(0);
  });

  it('once has an invoice and one record', async () => {
    const person = await site.person('Free');
    await buy(person.client, 'Lifetime');
    await untilPlan(person, 'Lifetime');
    const { data } = await stripe.invoices.list({ customer: await customerOf(person) });
    expect(data.map((invoice) => invoice.amount_paid)).toEqual([60_000]);
    const records = await site.database.db.select().from(payments).where(eq(payments.userId, person.id));
    expect(records).toMatchObject([{ plan: 'Lifetime', amountInCents: 60_000 }]);
  });
});

describe('a checkout', () => {
  it.each(['Владимир Иванов', '李明', 'a'.repeat(300)])('opens for somebody called %s', async (firstName) => {
    const { client } = await site.person('Free', { firstName });
    expect((await beginCheckout(client, 'Monthly')).statusCode).toBe(200);
  });

  it('opens once for every press, also while one for another plan is open', async () => {
    const { client } = await site.person('Free');
    await beginCheckout(client, 'Monthly');
    const replies = await Promise.all(
      ['Annual', 'Annual', 'Annual'].map(() => beginCheckout(client, 'Annual')),
    );
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200]);
    expect(new Set(replies.map((reply) => reply.json<CheckoutAddress>().url)).size).toBe(1);
  });

  it('opens for somebody whose customer was deleted at the provider', async () => {
    const person = await site.person('Free');
    await beginCheckout(person.client, 'Monthly');
    const lost = await customerOf(person);
    await stripe.customers.del(lost);
    expect((await beginCheckout(person.client, 'Annual')).statusCode).toBe(200);
    expect(await customerOf(person)).not.toBe(lost);
  });
});

describe('the form', () => {
  it('leads somebody signed in to the checkout', async () => {
    const { client } = await site.person('Free');
    const reply = await client.write('POST', checkoutIntentPath, { planSlug: 'monthly' });
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toContain('/sandbox/payments/checkout/');
  });

  it('leads a visitor to sign-in, and on to the checkout after it', async () => {
    const visitor = site.visitor();
    const reply = await visitor.write('POST', checkoutIntentPath, { planSlug: 'annual' });
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe(
      `/api/auth/google?returnTo=${encodeURIComponent(checkoutContinuePath)}`,
    );
    const person = await site.person('Free');
    for (const [name, value] of person.client.cookies) visitor.cookies.set(name, value);
    const onward = await visitor.get(checkoutContinuePath);
    expect(onward.headers.location).toContain('/sandbox/payments/checkout/');
    // The choice is used up: coming by again begins nothing.
    expect((await visitor.get(checkoutContinuePath)).headers.location).toBe('/dashboard');
  });

  it('leads back to the page of the last press, also after a sign-in in between', async () => {
    const press = async (client: TestClient, page: string) =>
      client.send({
        method: 'POST',
        url: checkoutIntentPath,
        headers: { 'x-csrf-token': await client.formToken(), referer: `${site.origin}${page}` },
        payload: { planSlug: 'annual' },
      });
    const cancelUrlOf = async (checkoutUrl: string | undefined) =>
      (await stripe.checkout.sessions.retrieve(checkoutUrl?.split('/').at(-1) ?? '')).cancel_url;
    const { client } = await site.person('Free');
    for (const page of ['/', '/replit-consulting', '/replit-consulting']) {
      const { location } = (await press(client, page)).headers;
      expect(await cancelUrlOf(location)).toBe(`${site.origin}${page}`);
    }
    const visitor = site.visitor();
    await press(visitor, '/replit-consulting');
    for (const [name, value] of (await site.person('Free')).client.cookies) visitor.cookies.set(name, value);
    const { location } = (await visitor.get(checkoutContinuePath)).headers;
    expect(await cancelUrlOf(location)).toBe(`${site.origin}/replit-consulting`);
  });

  it('is refused without its token and for a plan that does not exist', async () => {
    const { client } = await site.person('Free');
    const bare = await client.send({
      method: 'POST',
      url: checkoutIntentPath,
      payload: { planSlug: 'monthly' },
    });
    expect(bare.statusCode).toBe(403);
    expect((await client.write('POST', checkoutIntentPath, { planSlug: 'gold' })).statusCode).toBe(422);
  });

  it('leads whoever owns the plan to the dashboard', async () => {
    const { client } = await site.person('Annual');
    const reply = await client.write('POST', checkoutIntentPath, { planSlug: 'annual' });
    expect(reply.headers.location).toBe('/dashboard');
  });
});

describe('the billing portal', () => {
  it('opens for whoever has paid; others find their plan on the account page', async () => {
    const person = await site.person('Free');
    expect((await person.client.get('/api/billing/portal')).headers.location).toBe('/account');
    await buy(person.client, 'Monthly');
    expect((await person.client.get('/api/billing/portal')).headers.location).toContain(
      '/sandbox/payments/portal/',
    );
    expect((await site.visitor().get('/api/billing/portal')).headers.location).toBe('/');
  });
});

it('the nightly reconciliation grants what no notice told of', async () => {
  const person = await site.person('Free');
  await buy(person.client, 'Annual');
  await untilPlan(person, 'Annual');
  await site.database.db.delete(entitlements).where(eq(entitlements.userId, person.id));
  site.moveClock(25 * 60 * 60 * 1000);
  await site.jobs.runDue();
  expect(await planOf(person.client)).toBe('Annual');
});
