import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TemporaryFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { prices, type RunningService, startService } from './testing/running-service.ts';
import { beginCheckout, buy, cardFields, cards, submit } from './testing/shop-visit.ts';

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

const wanted = () => ({
  mode: 'subscription' as const,
  line_items: [{ price: prices.Monthly, quantity: 1 }],
  success_url: 'http://shop.example/done',
});

describe('a checkout session', () => {
  it('is open, names what it sells and lasts a day', async () => {
    const session = await beginCheckout(service, 'Annual', {
      client_reference_id: 'u-1',
      metadata: { plan: 'annual' },
    });
    expect(session).toMatchObject({
      object: 'checkout.session',
      mode: 'subscription',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 29_900,
      currency: 'usd',
      client_reference_id: 'u-1',
      metadata: { plan: 'annual' },
      livemode: false,
    });
    expect(session.id).toMatch(/^cs_test_\w{58}$/);
    expect(session.url).toBe(`${service.origin}/sandbox/payments/checkout/${session.id}`);
    expect(session.expires_at - session.created).toBe(day);
    const { data } = await service.stripe.checkout.sessions.listLineItems(session.id);
    expect(data.map((item) => [item.price?.id, item.quantity])).toEqual([[prices.Annual, 1]]);
  });

  it('leads to the subscription and its paid invoice once it is paid', async () => {
    const { customer, session } = await buy(service, 'Monthly');
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      payment_intent: null,
    });
    const whole = await service.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription.latest_invoice', 'line_items', 'customer'],
    });
    expect(whole.line_items?.data).toHaveLength(1);
    expect(whole.customer).toMatchObject({ id: customer, email: 'ada@works.example' });
    expect(whole.subscription).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'paid', amount_paid: 4900 },
    });
  });

  it('leads to the payment intent when it is a one-time payment', async () => {
    const { session } = await buy(service, 'Lifetime');
    expect(session).toMatchObject({
      mode: 'payment',
      payment_status: 'paid',
      subscription: null,
      invoice: null,
    });
    const intent = await service.stripe.paymentIntents.retrieve(String(session.payment_intent), {
      expand: ['latest_charge'],
    });
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 60_000 });
    expect(intent.latest_charge).toMatchObject({ paid: true, amount: 60_000 });
  });

  it('passes its metadata on to what it creates', async () => {
    const monthly = await beginCheckout(service, 'Monthly', {
      subscription_data: { metadata: { userId: 'u-1' } },
    });
    await submit(monthly.url, cardFields(cards.pays));
    const { subscription } = await service.stripe.checkout.sessions.retrieve(monthly.id);
    expect((await service.stripe.subscriptions.retrieve(String(subscription))).metadata).toEqual({
      userId: 'u-1',
    });

    const lifetime = await beginCheckout(service, 'Lifetime', {
      payment_intent_data: { metadata: { userId: 'u-2' } },
    });
    await submit(lifetime.url, cardFields(cards.pays));
    const { payment_intent: intent } = await service.stripe.checkout.sessions.retrieve(lifetime.id);
    expect((await service.stripe.paymentIntents.retrieve(String(intent))).metadata).toEqual({
      userId: 'u-2',
    });
  });

  it('is listed by customer and by status', async () => {
    const { customer, session } = await buy(service, 'Monthly');
    const open = await service.stripe.checkout.sessions.create({ ...wanted(), customer });
    const ids = async (status: 'open' | 'complete') =>
      (await service.stripe.checkout.sessions.list({ customer, status })).data.map(({ id }) => id);
    expect(await ids('open')).toEqual([open.id]);
    expect(await ids('complete')).toEqual([session.id]);
  });

  it('expires on request, once, and by itself after a day', async () => {
    const first = await beginCheckout(service, 'Monthly');
    expect(await service.stripe.checkout.sessions.expire(first.id)).toMatchObject({
      status: 'expired',
      url: null,
    });
    await expect(service.stripe.checkout.sessions.expire(first.id)).rejects.toThrow('status of expired');

    const second = await beginCheckout(service, 'Monthly');
    service.pass(day);
    expect((await service.stripe.checkout.sessions.retrieve(second.id)).status).toBe('expired');
    await service.events.until('checkout.session.expired', 2);
  });

  it.each([
    [
      'a price that is not for sale',
      { line_items: [{ price: 'price_other', quantity: 1 }] },
      "No such price: 'price_other'",
    ],
    ['a customer that does not exist', { customer: 'cus_nobody' }, "No such customer: 'cus_nobody'"],
    ['a price paid once', { line_items: [{ price: prices.Lifetime, quantity: 1 }] }, 'recurring price'],
    ['nothing', { line_items: [] }, 'Missing required param: line_items.'],
    [
      'no quantity',
      { line_items: [{ price: prices.Monthly }] },
      'Missing required param: line_items[0][quantity].',
    ],
    ['an address that is none', { success_url: 'nowhere' }, 'Not a valid URL'],
    [
      'two ways to name the buyer',
      { customer: 'cus_DemoMonthly', customer_email: 'a@b.example' },
      'only specify one',
    ],
  ])('is refused for %s', async (_case, wrong, message) => {
    const attempt = service.stripe.checkout.sessions.create({ ...wanted(), ...wrong });
    await expect(attempt).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining(message),
    });
  });

  it('can create an invoice for a one-time payment', async () => {
    const session = await beginCheckout(service, 'Lifetime', {
      invoice_creation: { enabled: true },
      payment_intent_data: { metadata: { userId: 'u-9' } },
    });
    await submit(session.url, cardFields(cards.pays));
    const paid = await service.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['invoice', 'payment_intent'],
    });
    expect(paid.invoice).toMatchObject({ status: 'paid', total: 60_000 });
    expect(paid.payment_intent).toMatchObject({ metadata: { userId: 'u-9' }, status: 'succeeded' });
  });
});
