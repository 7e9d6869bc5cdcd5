import type { PlanName } from '@chalkline/domain/billing/plans';
import type Stripe from 'stripe';
import { unlessDone } from './already-done.ts';
import { idOf } from './reference.ts';

/** A recorded payment. Its id is that of a checkout for one-time purchases, and of an invoice otherwise. */
export interface BookedPayment {
  readonly id: string;
  readonly plan: PlanName;
}

/** Refunds payments at the provider. Repeating it refunds nothing twice. */
export async function refundPayments(stripe: Stripe, payments: readonly BookedPayment[]): Promise<void> {
  for (const payment of payments) await refundOnce(stripe, await atProvider(stripe, payment));
}

/** Whether any of these payments was refunded. */
export async function hasRefunds(stripe: Stripe, payments: readonly BookedPayment[]): Promise<boolean> {
  for (const payment of payments) {
    const payment_intent = await atProvider(stripe, payment);
    const { data } = await stripe.refunds.list({ payment_intent, limit: 1 });
    if (data.length > 0) return true;
  }
  return false;
}

async function atProvider(stripe: Stripe, { id, plan }: BookedPayment): Promise<string> {
  const payment = plan === 'Lifetime' ? await ofCheckout(stripe, id) : await ofInvoice(stripe, id);
  if (!payment) throw new Error(`The provider knows no payment for ${id}.`);
  return payment;
}

async function ofInvoice(stripe: Stripe, id: string): Promise<string | undefined> {
  return paymentOfInvoice(await stripe.invoices.retrieve(id, { expand: ['payments'] }));
}

export async function ofCheckout(stripe: Stripe, id: string): Promise<string | undefined> {
  return idOf((await stripe.checkout.sessions.retrieve(id)).payment_intent);
}

export function paymentOfInvoice(invoice: Stripe.Invoice | undefined): string | undefined {
  return idOf(invoice?.payments?.data[0]?.payment.payment_intent);
}

/** Two processes may decide the same at the same time: the key makes it one refund. */
export function refundOnce(stripe: Stripe, payment: string): Promise<void> {
  const options = { idempotencyKey: `refund ${payment}` };
  return unlessDone(
    () => stripe.refunds.create({ payment_intent: payment }, options),
    'charge_already_refunded',
  );
}
