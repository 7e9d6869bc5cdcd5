import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TemporaryFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { type RunningService, startService } from './testing/running-service.ts';
import { beginCheckout, buy, cardFields, cards, moveClock, submit, subscribe } from './testing/shop-visit.ts';

const day = 24 * 60 * 60;

let folder: TemporaryFolder;
let service: RunningService;

beforeAll(async () => {
  folder = await temporaryFolder();
  service = await startService({ stateDir: folder.path });
});
afterAll(async () => {
  await service.stop();
  await folder.remove();
});

const now = () => Math.floor(Date.now() / 1000);
const endOf = ({ items }: Stripe.Subscription) => items.data[0]?.current_period_end ?? 0;
const again = ({ id }: Stripe.Subscription) => service.stripe.subscriptions.retrieve(id);

async function move({ id, customer }: Stripe.Subscription, kind: string): Promise<Stripe.Subscription> {
  const response = await moveClock(service, String(customer), { move: kind, subscription: id });
  expect(response.status).toBe(303);
  return service.stripe.subscriptions.retrieve(id);
}

async function invoicesOf({ customer }: Stripe.Subscription): Promise<Stripe.Invoice[]> {
  return (await service.stripe.invoices.list({ customer: String(customer) })).data;
}

describe('as time passes', () => {
  it('nothing happens until just before the renewal', async () => {
    const before = await subscribe(service, 'Monthly');
    const after = await move(before, 'before');
    expect(after.status).toBe('active');
    expect(endOf(after) - now()).toBeGreaterThan(0);
    expect(endOf(after) - now()).toBeLessThanOrEqual(60 * 60);
    expect(await invoicesOf(after)).toHaveLength(1);
  });

  it('renews a subscription: another month, paid, with dates that the product accepts', async () => {
    const renewed = await move(await subscribe(service, 'Monthly'), 'renew');
    expect(renewed.status).toBe('active');
    expect((endOf(renewed) - now()) / day).toBeGreaterThan(27);
    expect((endOf(renewed) - now()) / day).toBeLessThan(32);
    const [invoice] = await invoicesOf(renewed);
    expect(invoice).toMatchObject({
      status: 'paid',
      billing_reason: 'subscription_cycle',
      amount_paid: 4900,
    });
    expect(invoice?.created).toBeLessThanOrEqual(now());
  });

  it('processes all due renewals in order', async () => {
    const subscription = await subscribe(service, 'Monthly');
    await moveClock(service, String(subscription.customer), { move: 'days', days: '100' });
    const invoices = await invoicesOf(subscription);
    expect(invoices).toHaveLength(4);
    expect(invoices.map(({ created }) => created)).toEqual(
      invoices.map(({ created }) => created).sort((one, other) => other - one),
    );
    expect(endOf(await again(subscription))).toBeGreaterThan(now());
  });

  it('marks a failed renewal as past due, retries it, and recovers', async () => {
    const failed = await move(await subscribe(service, 'Monthly'), 'fail');
    expect(failed.status).toBe('past_due');
    const [open] = await invoicesOf(failed);
    expect(open).toMatchObject({ status: 'open', attempt_count: 1, amount_remaining: 4900 });
    expect(((open?.next_payment_attempt ?? 0) - now()) / day).toBeCloseTo(3, 1);
    const recovered = await move(failed, 'renew');
    expect(recovered.status).toBe('active');
    expect((await invoicesOf(recovered))[0]).toMatchObject({ status: 'paid', attempt_count: 2 });
  });

  it('ends a subscription after the last retry when its card always fails', async () => {
    const subscription = await subscribe(service, 'Annual', cards.failsLater);
    expect((await move(subscription, 'renew')).status).toBe('past_due');
    expect((await move(subscription, 'renew')).status).toBe('past_due');
    expect((await move(subscription, 'renew')).status).toBe('past_due');
    const ended = await move(subscription, 'renew');
    expect(ended).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } });
    expect(ended.ended_at).toBeLessThanOrEqual(now());
  });

  it('keeps unpaid subscriptions where configured, and a new card revives them', async () => {
    const other = await temporaryFolder();
    const patient = await startService({ stateDir: other.path, afterLastRetry: 'mark_unpaid' });
    const { id, customer } = await subscribe(patient, 'Monthly', cards.failsLater);
    for (let attempt = 0; attempt < 4; attempt += 1)
      await moveClock(patient, String(customer), { move: 'renew', subscription: id });
    expect((await patient.stripe.subscriptions.retrieve(id)).status).toBe('unpaid');
    const portal = await patient.stripe.billingPortal.sessions.create({ customer: String(customer) });
    await submit(`${portal.url}/card`, cardFields(cards.pays));
    expect((await patient.stripe.subscriptions.retrieve(id)).status).toBe('active');
    await patient.stop();
    await other.remove();
  });

  it('ends a cancelled subscription with its period', async () => {
    const subscription = await subscribe(service, 'Consulting');
    await service.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect((await move(subscription, 'before')).status).toBe('active');
    const ended = await move(subscription, 'end');
    expect(ended.status).toBe('canceled');
    expect(ended.ended_at).toBeLessThanOrEqual(now());
    expect(await invoicesOf(subscription)).toHaveLength(1);
    const deleted = await service.events.until('customer.subscription.deleted', 2);
    expect(deleted.data.object).toMatchObject({ id: subscription.id, status: 'canceled' });
  });

  it('affects one customer only', async () => {
    const [moved, other] = [await subscribe(service, 'Monthly'), await subscribe(service, 'Monthly')];
    await move(moved, 'renew');
    expect(await again(other)).toEqual(other);
    expect(await invoicesOf(other)).toHaveLength(1);
  });

  it('expires an open checkout of the customer', async () => {
    const { id, customer } = await beginCheckout(service, 'Monthly');
    await moveClock(service, customer, { move: 'days', days: '2' });
    expect((await service.stripe.checkout.sessions.retrieve(id)).status).toBe('expired');
  });

  it('renews subscriptions also when nobody moves a clock', async () => {
    const subscription = await subscribe(service, 'Monthly');
    service.pass(32 * day);
    expect(await invoicesOf(subscription)).toHaveLength(2);
    expect((await again(subscription)).status).toBe('active');
  });

  it('refuses to move backwards, too far, for an unknown customer, or by an invalid amount', async () => {
    const { customer } = await subscribe(service, 'Monthly');
    const moves: Record<string, string>[] = [
      { move: 'days', days: '0' },
      { move: 'days', days: '-3' },
      { move: 'days', days: '9999' },
      { move: 'renew', subscription: 'sub_other' },
      { move: 'sideways' },
      {},
    ];
    for (const fields of moves) {
      const { status } = await moveClock(service, String(customer), fields);
      expect([fields, status]).toEqual([fields, 422]);
    }
  });

  it('refuses requests from another site', async () => {
    const url = `${service.origin}/sandbox/payments/customers/cus_DemoMonthly/clock`;
    const body = new URLSearchParams({ move: 'days', days: '1' });
    const response = await fetch(url, { method: 'POST', body, headers: { 'sec-fetch-site': 'cross-site' } });
    expect(response.status).toBe(403);
  });
});

describe('the control page', () => {
  it('shows customers with the available clock moves, and the events sent to the product', async () => {
    await subscribe(service, 'Monthly');
    await service.events.until('checkout.session.completed');
    const page = async () => (await fetch(`${service.origin}/sandbox/payments`)).text();
    // The listener receives the event slightly before the service records it.
    await expect.poll(page, { timeout: 10_000 }).toContain('Arrived (200)');
    const text = await page();
    for (const part of ['Ada Byron', 'Renew now', 'Renewal fails', 'checkout.session.completed']) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('<script');
  });

  it('refunds a payment once', async () => {
    const { session } = await buy(service, 'Lifetime');
    const intent = await service.stripe.paymentIntents.retrieve(String(session.payment_intent));
    const refund = () =>
      submit(`${service.origin}/sandbox/payments/charges/${String(intent.latest_charge)}/refund`, {});
    const statuses = (await Promise.all([refund(), refund()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([303, 404]);
    const { data } = await service.stripe.refunds.list({ payment_intent: intent.id });
    expect(data).toMatchObject([{ amount: 60_000, status: 'succeeded' }]);
    expect(await (await fetch(`${service.origin}/sandbox/payments`)).text()).toContain('Refunded');
  });
});
