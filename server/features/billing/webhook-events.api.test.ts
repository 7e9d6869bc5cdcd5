import { paymentWebhookPath } from '@chalkline/contract/addresses';
import { freePort } from '@chalkline/sandbox/testing/free-port';
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingCustomers, entitlements, webhookEvents } from '../../db/schema.ts';
import { paymentClient } from '../../platform/payments/payment-client.ts';
import { beginCheckout, buy, planOf } from '../../testing/shopper.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { openTestSite, type TestSite } from '../../testing/test-site.ts';
import { findCustomer } from './customers.ts';

let site: TestSite;
let stripe: Stripe;
beforeAll(async () => {
  site = await openTestSite();
  stripe = paymentClient(site.payments);
});
afterAll(() => site.close());

function signed(payload: string, facts: { secret?: string; timestamp?: number } = {}): string {
  return stripe.webhooks.generateTestHeaderString({
    payload,
    secret: facts.secret ?? site.payments.webhookSecret,
    ...(facts.timestamp ? { timestamp: facts.timestamp } : {}),
  });
}

function send(testApp: TestApp, payload: string, signature?: string) {
  return testApp.app.inject({
    method: 'POST',
    url: paymentWebhookPath,
    headers: { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) },
    payload,
  });
}

const webhookEvent = (id: string, type: string, customer: string | null) =>
  JSON.stringify({ id, object: 'event', type, data: { object: { customer } } });

const rightsOf = async (person: TestPerson) =>
  (await site.database.db.select().from(entitlements).where(eq(entitlements.userId, person.id))).map(
    ({ plan, source, endsAt, renewsAt }) => ({ plan, source, endsAt, renewsAt }),
  );

/** A person who has bought something that the product does not know about yet. */
async function unknownBuyer(): Promise<{ person: TestPerson; customer: string }> {
  const person = await site.person('Free');
  await buy(person.client, 'Monthly');
  await expect.poll(() => planOf(person.client)).toBe('Monthly');
  const customer = (await findCustomer(site.database.db, person.id)) ?? '';
  await expect.poll(unappliedEvents).toEqual([]);
  await forget(person);
  return { person, customer };
}

/** The provider's events that the product has not applied yet. */
async function unappliedEvents(): Promise<string[]> {
  const { data } = await stripe.events.list({ limit: 100 });
  const taken = await site.database.db.select({ id: webhookEvents.id }).from(webhookEvents);
  const ids = new Set(taken.map(({ id }) => id));
  return data.map(({ id }) => id).filter((id) => !ids.has(id));
}

async function forget(person: TestPerson): Promise<void> {
  await site.database.db.delete(entitlements).where(eq(entitlements.userId, person.id));
}

describe('a webhook event', () => {
  it("grants what the provider's current state says, whatever the event itself says", async () => {
    const { person, customer } = await unknownBuyer();
    const payload = webhookEvent('evt_deleted', 'customer.subscription.deleted', customer);
    expect((await send(site, payload, signed(payload))).statusCode).toBe(200);
    expect(await planOf(person.client)).toBe('Monthly');
  });

  it('changes nothing when it is forged, altered, stale or not signed', async () => {
    const { person, customer } = await unknownBuyer();
    const payload = webhookEvent('evt_forged', 'invoice.paid', customer);
    const longAgo = Math.floor(Date.now() / 1000) - 301;
    const signatures = [
      undefined,
      'nonsense',
      signed(payload, { secret: 'whsec_somebody_else' }),
      signed(payload, { timestamp: longAgo }),
      signed(`${payload} `),
    ];
    for (const signature of signatures) expect((await send(site, payload, signature)).statusCode).toBe(422);
    expect(await planOf(person.client)).toBe('Free');
  });

  it('is accepted and ignored when it has an unknown type, an unknown customer or none', async () => {
    for (const [type, customer] of [
      ['something.new', null],
      ['invoice.paid', 'cus_unknown'],
      ['account.updated', null],
    ] as const) {
      const payload = webhookEvent(`evt_${type}_${customer}`, type, customer);
      expect((await send(site, payload, signed(payload))).statusCode).toBe(200);
    }
  });

  it('is applied once', async () => {
    const { person, customer } = await unknownBuyer();
    const payload = webhookEvent('evt_once', 'invoice.paid', customer);
    await send(site, payload, signed(payload));
    await forget(person);
    expect((await send(site, payload, signed(payload))).statusCode).toBe(200);
    expect(await planOf(person.client)).toBe('Free');
  });

  it('is not confirmed while the provider is unreachable', async () => {
    const cutOff = await startTestApp({
      expectedErrors: /can't reach the payment service/,
      environment: { PUBLIC_URL: `http://localhost:${await freePort()}` },
    });
    const person = await cutOff.person('Annual');
    await cutOff.database.db.insert(billingCustomers).values({ customerId: 'cus_1', userId: person.id });
    const payload = webhookEvent('evt_cut_off', 'invoice.paid', 'cus_1');
    const reply = await send(cutOff, payload, signed(payload, { secret: cutOff.payments.webhookSecret }));
    expect(reply.statusCode).toBeGreaterThanOrEqual(500);
    expect(await cutOff.database.db.select().from(webhookEvents)).toEqual([]);
    expect(await planOf(person.client)).toBe('Annual');
    await cutOff.close();
  });

  it('is not confirmed while the database is unreachable', async () => {
    const testApp = await startTestApp({ expectedErrors: /^request failed: Failed query/ });
    const payload = webhookEvent('evt_lost', 'invoice.paid', 'cus_1');
    await testApp.loseDatabase();
    const reply = await send(testApp, payload, signed(payload, { secret: testApp.payments.webhookSecret }));
    expect(reply.statusCode).toBeGreaterThanOrEqual(500);
    await testApp.close();
  });
});

it('leads to the same state in every order, twice and at once, after a purchase and a cancellation', async () => {
  const { person, customer } = await unknownBuyer();
  const [subscription] = (await stripe.subscriptions.list({ customer })).data;
  await stripe.subscriptions.update(subscription?.id ?? '', { cancel_at_period_end: true });
  const types = [
    'checkout.session.completed',
    'customer.subscription.created',
    'invoice.paid',
    'customer.subscription.updated',
  ];
  const outcomes = new Set<string>();
  for (const [round, order] of permutations(types).entries()) {
    await forget(person);
    const payloads = order.map((type) => webhookEvent(`evt_${round}_${type}`, type, customer));
    const sent = [...payloads, ...payloads].map((payload) => send(site, payload, signed(payload)));
    for (const reply of await Promise.all(sent)) expect(reply.statusCode).toBe(200);
    outcomes.add(JSON.stringify(await rightsOf(person)));
  }
  expect(outcomes.size).toBe(1);
  expect(await rightsOf(person)).toMatchObject([{ plan: 'Monthly', renewsAt: null }]);
});

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

describe('while the payment service is down', () => {
  it('a checkout is refused as unavailable, and nothing is half done', async () => {
    const cutOff = await startTestApp({
      expectedErrors: /can't reach the payment service/,
      environment: { PUBLIC_URL: `http://localhost:${await freePort()}` },
    });
    const { client, id } = await cutOff.person('Free');
    const reply = await beginCheckout(client, 'Monthly');
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'unavailable']);
    expect(await findCustomer(cutOff.database.db, id)).toBeUndefined();
    const form = await client.write('POST', '/api/checkout/intent', { planSlug: 'monthly' });
    expect(form.headers.location).toBe('/dashboard?billing=checkout');
    const member = await cutOff.person('Monthly');
    expect((await member.client.open('/dashboard')).statusCode).toBe(200);
    await cutOff.close();
  });
});
