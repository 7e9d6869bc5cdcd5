import type { Surplus } from '@chalkline/domain/billing/surplus';
import Stripe from 'stripe';

/** Ends what is paid for beside what already covers it, and gives back what bought nothing. */
export async function endSurplus(stripe: Stripe, { id, kind, isRefunded }: Surplus): Promise<void> {
  const payment = isRefunded ? await paymentOf(stripe, id, kind) : undefined;
  if (payment) await refundOnce(stripe, payment);
  if (kind === 'subscription') await endOnce(stripe, id);
}

async function paymentOf(stripe: Stripe, id: string, kind: Surplus['kind']): Promise<string | undefined> {
  if (kind === 'purchase') return idOf((await stripe.checkout.sessions.retrieve(id)).payment_intent);
  const { data } = await stripe.invoices.list({
    subscription: id,
    status: 'paid',
    limit: 1,
    expand: ['data.payments'],
  });
  return idOf(data[0]?.payments?.data[0]?.payment.payment_intent);
}

function idOf(reference: string | { readonly id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}

/** Two processes may come to the same conclusion at the same time: the key makes it one refund. */
async function refundOnce(stripe: Stripe, payment: string): Promise<void> {
  try {
    await stripe.refunds.create({ payment_intent: payment }, { idempotencyKey: `surplus refund ${payment}` });
  } catch (error) {
    if (!isAlreadyDone(error, 'charge_already_refunded')) throw error;
  }
}

async function endOnce(stripe: Stripe, subscription: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(subscription);
  } catch (error) {
    if (!isAlreadyDone(error, 'resource_missing')) throw error;
  }
}

function isAlreadyDone(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code;
}
