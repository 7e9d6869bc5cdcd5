import type { Surplus } from '@chalkline/domain/billing/surplus';
import type Stripe from 'stripe';
import { unlessDone } from './already-done.ts';

/** Ends what is paid for beside what already covers it, and gives back what bought nothing. */
export async function endSurplus(stripe: Stripe, { id, kind, isRefunded }: Surplus): Promise<void> {
  const payment = isRefunded ? await paymentOf(stripe, id, kind) : undefined;
  if (payment) await refundOnce(stripe, payment);
  if (kind === 'subscription') await unlessDone(() => stripe.subscriptions.cancel(id), 'resource_missing');
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
function refundOnce(stripe: Stripe, payment: string): Promise<void> {
  const options = { idempotencyKey: `surplus refund ${payment}` };
  return unlessDone(
    () => stripe.refunds.create({ payment_intent: payment }, options),
    'charge_already_refunded',
  );
}
