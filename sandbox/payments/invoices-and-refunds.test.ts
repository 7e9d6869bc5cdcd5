import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TemporaryFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { type RunningService, startService } from './testing/running-service.ts';
import { buy, subscribe } from './testing/shop-visit.ts';

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

describe('an invoice', () => {
  it('links its lines to its payment and its charge', async () => {
    const { id, customer } = await subscribe(service, 'Consulting');
    const { data: invoices } = await service.stripe.invoices.list({
      customer: String(customer),
      expand: ['data.payments'],
    });
    const [invoice] = invoices;
    expect(invoice).toMatchObject({
      status: 'paid',
      total: 200_000,
      billing_reason: 'subscription_create',
      parent: { type: 'subscription_details', subscription_details: { subscription: id } },
      lines: { data: [{ amount: 200_000, pricing: { type: 'price_details' } }] },
    });
    const intentId = String(invoice?.payments?.data[0]?.payment.payment_intent);
    const intent = await service.stripe.paymentIntents.retrieve(intentId);
    const charge = await service.stripe.charges.retrieve(String(intent.latest_charge));
    expect(charge).toMatchObject({ paid: true, amount: 200_000, payment_intent: intent.id });
    const { data } = await service.stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent.id },
    });
    expect(data.map((payment) => payment.invoice)).toEqual([invoice?.id]);
  });

  it('has a readable page', async () => {
    const { latest_invoice: id } = await subscribe(service, 'Monthly');
    const invoice = await service.stripe.invoices.retrieve(String(id));
    const text = await (await fetch(invoice.hosted_invoice_url ?? '')).text();
    for (const part of [invoice.number ?? '?', 'Chalkline Monthly', '$49.00', 'Ada Byron', 'Paid on'])
      expect(text).toContain(part);
  });
});

describe('a refund', () => {
  const payLifetime = async () => {
    const { session } = await buy(service, 'Lifetime');
    return String(session.payment_intent);
  };
  const chargeOf = async (intent: string) =>
    (await service.stripe.charges.list({ payment_intent: intent, expand: ['data.refunds'] })).data[0];

  it('refunds everything, once', async () => {
    const intent = await payLifetime();
    const refund = await service.stripe.refunds.create({
      payment_intent: intent,
      reason: 'requested_by_customer',
    });
    expect(refund).toMatchObject({ amount: 60_000, status: 'succeeded', reason: 'requested_by_customer' });
    expect(await chargeOf(intent)).toMatchObject({ refunded: true, amount_refunded: 60_000 });
    await expect(service.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      statusCode: 400,
      code: 'charge_already_refunded',
    });
    expect((await service.stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(1);
    const { data } = await service.events.until('charge.refunded');
    expect(data.object).toMatchObject({ refunded: true });
  });

  it('can be partial, and never more than is left', async () => {
    const intent = await payLifetime();
    await service.stripe.refunds.create({ payment_intent: intent, amount: 10_000 });
    const charge = await chargeOf(intent);
    expect(charge).toMatchObject({
      refunded: false,
      amount_refunded: 10_000,
      refunds: { data: [{ amount: 10_000 }] },
    });
    await expect(service.stripe.refunds.create({ charge: charge?.id ?? '', amount: 50_001 })).rejects.toThrow(
      'Refund amount ($500.01) is greater than unrefunded amount on charge ($500.00)',
    );
  });

  it('happens once when it is requested twice at once with one key', async () => {
    const intent = await payLifetime();
    const ask = () =>
      service.stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `refund ${intent}` });
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(first.id).toBe(second.id);
  });
});
