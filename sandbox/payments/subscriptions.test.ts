import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TemporaryFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { prices, type RunningService, startService } from './testing/running-service.ts';
import { cards, subscribe } from './testing/shop-visit.ts';

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

const itemOf = ({ items }: Stripe.Subscription) => {
  const [item] = items.data;
  if (!item) throw new Error('There is no item.');
  return item;
};

function switchTo(subscription: Stripe.Subscription, price: string): Promise<Stripe.Subscription> {
  return service.stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription).id, price }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
    expand: ['latest_invoice'],
  });
}

describe('a subscription', () => {
  it('runs for the period of its item', async () => {
    const subscription = await subscribe(service, 'Monthly');
    const { current_period_start: start, current_period_end: end, price } = itemOf(subscription);
    expect(subscription).toMatchObject({ status: 'active', cancel_at_period_end: false, ended_at: null });
    expect(price).toMatchObject({ id: prices.Monthly, unit_amount: 4900, recurring: { interval: 'month' } });
    expect((end - start) / 86_400).toBeGreaterThanOrEqual(28);
  });

  it('can be set to end with its period, and resumed', async () => {
    const { id } = await subscribe(service, 'Monthly');
    const ending = await service.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect(ending).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: itemOf(ending).current_period_end,
    });
    const resumed = await service.stripe.subscriptions.update(id, { cancel_at_period_end: false });
    expect(resumed).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
  });

  it('is cancelled when it is ended at once, listed only on request, and cannot end twice', async () => {
    const { id, customer } = await subscribe(service, 'Annual');
    const of = { customer: String(customer) };
    expect(await service.stripe.subscriptions.cancel(id)).toMatchObject({
      status: 'canceled',
      ended_at: expect.any(Number),
    });
    expect((await service.stripe.subscriptions.list(of)).data).toEqual([]);
    expect((await service.stripe.subscriptions.list({ ...of, status: 'all' })).data).toHaveLength(1);
    await expect(service.stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 });
    await expect(service.stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toThrow(
      'canceled',
    );
  });

  it('switched from Monthly to Annual begins a year now and credits the rest of the month', async () => {
    const monthly = await subscribe(service, 'Monthly');
    const annual = await switchTo(monthly, prices.Annual);
    const { price, current_period_start: start, current_period_end: end } = itemOf(annual);
    expect(price.id).toBe(prices.Annual);
    expect((end - start) / 86_400).toBeGreaterThanOrEqual(365);
    expect(annual.latest_invoice).toMatchObject({ billing_reason: 'subscription_update', status: 'paid' });
    const { total } = annual.latest_invoice as Stripe.Invoice;
    // The whole month is left, except for the time that the test took.
    expect(total).toBeGreaterThanOrEqual(25_000);
    expect(total).toBeLessThan(25_100);
  });

  it('switched back leaves a credit for future invoices', async () => {
    const annual = await subscribe(service, 'Annual');
    const monthly = await switchTo(annual, prices.Monthly);
    expect(monthly.latest_invoice).toMatchObject({ status: 'paid', amount_due: 0 });
    const customer = await service.stripe.customers.retrieve(String(annual.customer));
    expect(customer).toMatchObject({ balance: expect.closeTo(-25_000, -3) });
  });

  it('is not switched when the card is declined', async () => {
    const monthly = await subscribe(service, 'Monthly', cards.failsLater);
    await expect(switchTo(monthly, prices.Annual)).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'generic_decline',
    });
    expect(itemOf(await service.stripe.subscriptions.retrieve(monthly.id)).price.id).toBe(prices.Monthly);
  });

  it('has its own metadata', async () => {
    const { id } = await subscribe(service, 'Monthly');
    await service.stripe.subscriptions.update(id, { metadata: { userId: 'u-1', other: 'x' } });
    const changed = await service.stripe.subscriptions.update(id, { metadata: { other: '' } });
    expect(changed.metadata).toEqual({ userId: 'u-1' });
  });

  it.each([
    [
      'an item that is not its own',
      { items: [{ id: 'si_other', price: prices.Annual }] },
      "No such subscription item: 'si_other'",
    ],
    ['an item without an id', { items: [{ price: prices.Annual }] }, 'name it by its id'],
  ])('refuses %s', async (_case, wrong, message) => {
    const { id } = await subscribe(service, 'Monthly');
    await expect(service.stripe.subscriptions.update(id, wrong)).rejects.toThrow(message);
  });
});
