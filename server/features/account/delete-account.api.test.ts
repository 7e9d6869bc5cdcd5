import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { accountPath, paymentWebhookPath } from '@chalkline/contract/addresses';
import type { CheckoutAddress } from '@chalkline/contract/billing';
import { deletionTexts } from '@chalkline/domain/account/deletion';
import { freePort } from '@chalkline/sandbox/testing/free-port';
import { eq, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  billingCustomers,
  entitlements,
  failedWebhookEvents,
  lessonCompletions,
  payments,
  sessions,
  snapshots,
  uploads,
  users,
} from '../../db/schema.ts';
import { paymentClient } from '../../platform/payments/payment-client.ts';
import { beginCheckout, buy, pay, planOf } from '../../testing/shopper.ts';
import { takeSnapshot, uploadImage } from '../../testing/snapshot-uploads.ts';
import { founderEmail, startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { openTestSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
let stripe: Stripe;
beforeAll(async () => {
  site = await openTestSite();
  stripe = paymentClient(site.payments);
});
afterAll(() => site.close());

const remove = ({ client, email }: TestPerson, confirmation = email) =>
  client.write('DELETE', accountPath, { confirmation });

const isThere = async (testApp: TestApp, { id }: TestPerson) =>
  (await testApp.database.db.select().from(users).where(eq(users.id, id))).length === 1;

async function customerOf({ id }: TestPerson): Promise<string> {
  const [row] = await site.database.db.select().from(billingCustomers).where(eq(billingCustomers.userId, id));
  return row?.customerId ?? '';
}

async function buyer(plan: 'Monthly' | 'Lifetime'): Promise<{ person: TestPerson; customer: string }> {
  const person = await site.person('Free');
  await buy(person.client, plan);
  await expect.poll(() => planOf(person.client)).toBe(plan);
  return { person, customer: await customerOf(person) };
}

/** Sends a webhook event about this customer like the provider. */
function notify(id: string, customer: string) {
  const payload = JSON.stringify({
    id,
    object: 'event',
    type: 'invoice.paid',
    data: { object: { customer } },
  });
  const signature = stripe.webhooks.generateTestHeaderString({
    payload,
    secret: site.payments.webhookSecret,
  });
  return site.app.inject({
    method: 'POST',
    url: paymentWebhookPath,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });
}

/** A test app whose payment service is unreachable. */
async function startDisconnectedTestApp(): Promise<TestApp> {
  return startTestApp({
    environment: { PUBLIC_URL: `http://localhost:${await freePort()}` },
    expectedErrors: /can't reach the payment service/,
  });
}

describe('deleting an account', () => {
  it('erases the person with everything that belongs to them, including files', async () => {
    const person = await site.person('Annual');
    await person.client.write('POST', '/api/lessons/3901/complete');
    await takeSnapshot(person);
    await uploadImage(person);
    const reply = await remove(person);
    expect(reply.statusCode).toBe(204);
    expect(person.client.cookies.has('session')).toBe(false);
    const { db } = site.database;
    for (const table of [sessions, entitlements, lessonCompletions, snapshots])
      expect(await db.select().from(table).where(eq(table.userId, person.id))).toEqual([]);
    expect(await isThere(site, person)).toBe(false);
    expect(await db.select().from(uploads)).toEqual([]);
    expect(await readdir(join(site.config.dataDir, 'uploads'))).toEqual([]);
  });

  it('leaves no cookie behind, even when this call would have extended the session', async () => {
    const person = await site.person('Free', { role: 'editor' });
    await person.client.formToken();
    site.moveClock(10 * 60 * 1000);
    expect((await remove(person)).statusCode).toBe(204);
    expect(person.client.cookies.has('session')).toBe(false);
  });

  it('does not affect anybody else', async () => {
    const [ada, eve] = [await site.person('Monthly'), await site.person('Monthly')];
    const snapshot = await takeSnapshot(eve);
    await remove(ada);
    expect(await planOf(eve.client)).toBe('Monthly');
    expect((await eve.client.get(snapshot.imageUrl)).statusCode).toBe(200);
  });

  it.each(['', 'somebody@else.example', 'yes'])('is refused for the confirmation %j', async (typed) => {
    const person = await site.person('Free');
    const reply = await remove(person, typed);
    expect([reply.statusCode, reply.json().message]).toEqual([422, deletionTexts.notConfirmed]);
    expect(await isThere(site, person)).toBe(true);
  });

  it('is refused without a body, without a form token and to a visitor', async () => {
    const person = await site.person('Free');
    expect((await person.client.write('DELETE', accountPath)).statusCode).toBe(422);
    const bare = { method: 'DELETE' as const, url: accountPath, payload: { confirmation: person.email } };
    expect((await person.client.send(bare)).statusCode).toBe(403);
    const visitor = await site.visitor().write('DELETE', accountPath, { confirmation: person.email });
    expect(visitor.statusCode).toBe(401);
    expect(await isThere(site, person)).toBe(true);
  });

  it('is refused to a founder', async () => {
    const founder = await site.person('Free', { email: founderEmail });
    const reply = await remove(founder);
    expect([reply.statusCode, reply.json().message]).toEqual([409, deletionTexts.isFounder]);
    expect(await isThere(site, founder)).toBe(true);
  });

  it('has the same result when it is sent five times at once', async () => {
    const { person } = await buyer('Monthly');
    await person.client.formToken();
    const replies = await Promise.all(Array.from({ length: 5 }, () => remove(person)));
    const codes = replies.map(({ statusCode }) => statusCode);
    expect(codes).toContain(204);
    expect(codes.filter((code) => code !== 204 && code !== 401 && code !== 403)).toEqual([]);
    expect(await isThere(site, person)).toBe(false);
  });

  it("works while the person's other requests are running", async () => {
    const person = await site.person('Annual');
    const { client } = person;
    const headers = { 'x-csrf-token': await client.formToken() };
    const complete = (lesson: number) =>
      client.send({ method: 'POST', url: `/api/lessons/${lesson}/complete`, headers });
    const replies = await Promise.all([complete(3901), remove(person), complete(3902), complete(3903)]);
    for (const { statusCode } of replies) expect(statusCode).toBeLessThan(500);
    expect(await isThere(site, person)).toBe(false);
    const left = eq(lessonCompletions.userId, person.id);
    expect(await site.database.db.select().from(lessonCompletions).where(left)).toEqual([]);
  });
});

describe('deleting the account of somebody who pays', () => {
  it('ends the subscription first and keeps the payment without the person', async () => {
    const { person, customer } = await buyer('Monthly');
    const { db } = site.database;
    const [before] = await db.select().from(payments).where(eq(payments.userId, person.id));
    expect((await remove(person)).statusCode).toBe(204);
    const { data } = await stripe.subscriptions.list({ customer, status: 'all' });
    expect(data.map(({ status }) => status)).toEqual(['canceled']);
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    expect((await stripe.invoices.list({ customer, status: 'paid' })).data).toHaveLength(1);
    const [kept] = await db
      .select()
      .from(payments)
      .where(eq(payments.id, before?.id ?? ''));
    expect(kept).toMatchObject({ userId: null, amountInCents: 4_900, paidAt: before?.paidAt });
    expect(kept?.customerId).toMatch(/^erased /);
    const links = eq(billingCustomers.customerId, customer);
    expect(await db.select().from(billingCustomers).where(links)).toEqual([]);
  });

  it('leaves no failed webhook event that names the customer', async () => {
    const [person, other] = [await site.person('Free'), await site.person('Free')];
    const { db } = site.database;
    const at = site.now();
    const webhookEvent = { type: 'invoice.paid', chargeId: 'ch_1', firstAt: at, lastAt: at, attempts: 1 };
    for (const { id } of [person, other]) {
      const customerId = `cus_${id}`;
      await db.insert(billingCustomers).values({ customerId, userId: id });
      await db.insert(failedWebhookEvents).values({
        ...webhookEvent,
        id: `evt_${id}`,
        customerId,
        lastError: `No such customer: ${customerId}`,
      });
    }
    expect((await remove(person)).statusCode).toBe(204);
    expect((await db.select().from(failedWebhookEvents)).map(({ id }) => id)).toEqual([`evt_${other.id}`]);
  });

  it('leaves no failed webhook event that names only a charge of the customer', async () => {
    const [leaving, staying] = [await buyer('Monthly'), await buyer('Lifetime')];
    const { db } = site.database;
    await db.delete(failedWebhookEvents);
    const at = site.now();
    for (const { person, customer } of [leaving, staying]) {
      const [charge] = (await stripe.charges.list({ customer })).data;
      await db.insert(failedWebhookEvents).values({
        id: `evt_${person.id}`,
        type: 'charge.dispute.created',
        customerId: null,
        chargeId: charge?.id ?? '',
        firstAt: at,
        lastAt: at,
        attempts: 1,
        lastError: 'It did not answer.',
      });
    }
    expect((await remove(leaving.person)).statusCode).toBe(204);
    expect(await db.select().from(failedWebhookEvents)).toMatchObject([
      { id: `evt_${staying.person.id}`, customerId: null },
    ]);
  });

  it('closes a checkout that is still open', async () => {
    const person = await site.person('Free');
    const { url } = (await beginCheckout(person.client, 'Annual')).json<CheckoutAddress>();
    const customer = await customerOf(person);
    await remove(person);
    await pay(url);
    expect((await stripe.charges.list({ customer })).data).toEqual([]);
  });

  it('does not recreate anybody while webhook events arrive', async () => {
    const { person, customer } = await buyer('Lifetime');
    const sent = Array.from({ length: 6 }, (_, index) => notify(`evt_racing_${index}`, customer));
    const [removed, ...replies] = await Promise.all([remove(person), ...sent]);
    expect(removed?.statusCode).toBe(204);
    for (const reply of replies) expect(reply.statusCode).toBe(200);
    expect((await notify('evt_late', customer)).statusCode).toBe(200);
    const { db } = site.database;
    expect(await db.select().from(entitlements).where(eq(entitlements.userId, person.id))).toEqual([]);
    expect(await db.select().from(payments).where(eq(payments.customerId, customer))).toEqual([]);
    expect(await isThere(site, person)).toBe(false);
  });

  it('continues after a crash between the provider and the database', async () => {
    const { person, customer } = await buyer('Monthly');
    const [subscription] = (await stripe.subscriptions.list({ customer })).data;
    await stripe.subscriptions.cancel(subscription?.id ?? '');
    expect((await remove(person)).statusCode).toBe(204);
    expect(await isThere(site, person)).toBe(false);
  });

  it('leaves the customer to the next job when the process dies right after', async () => {
    const { person, customer } = await buyer('Lifetime');
    const { db } = site.database;
    await db.update(billingCustomers).set({ userId: null }).where(eq(billingCustomers.userId, person.id));
    await db.delete(users).where(eq(users.id, person.id));
    site.moveClock(2 * 60 * 60 * 1000);
    await site.jobs.runDue();
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    const links = eq(billingCustomers.customerId, customer);
    expect(await db.select().from(billingCustomers).where(links)).toEqual([]);
  });

  it('changes nothing while the payment service is down', async () => {
    const testApp = await startDisconnectedTestApp();
    const person = await testApp.person('Monthly');
    await testApp.database.db.insert(billingCustomers).values({ customerId: 'cus_1', userId: person.id });
    const reply = await remove(person);
    expect([reply.statusCode, reply.json()]).toMatchObject([
      503,
      { code: 'unavailable', message: "We can't reach the payment service. Please try again." },
    ]);
    expect(await planOf(person.client)).toBe('Monthly');
    await testApp.close();
  });

  it('does not need the payment service for somebody who never bought anything', async () => {
    const testApp = await startDisconnectedTestApp();
    const person = await testApp.person('Free');
    expect((await remove(person)).statusCode).toBe(204);
    await testApp.close();
  });
});

it('lets the same person sign up again as somebody new', async () => {
  const person = await site.person('Lifetime');
  await remove(person);
  const [{ there } = { there: -1 }] = await site.database.db
    .select({ there: sql<number>`count(*)::int` })
    .from(users)
    .where(eq(users.email, person.email));
  expect(there).toBe(0);
  const anew = await site.person('Free', { email: person.email });
  expect(await planOf(anew.client)).toBe('Free');
});
