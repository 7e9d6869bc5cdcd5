import type { Surplus } from '@chalkline/domain/billing/surplus';
import type Stripe from 'stripe';
import { unlessDone } from './already-done.ts';
import { ofCheckout, paymentOfInvoice, refundOnce } from './refund-payments.ts';

/** Ends a plan that another plan already covers, and refunds it when it bought nothing. */
export async function endSurplus(stripe: Stripe, { id, kind, isRefunded }: Surplus): Promise<void> {
  const payment = isRefunded ? await paymentOf(stripe, id, kind) : undefined;
  if (payment) await refundOnce(stripe, payment);
  if (kind === 'subscription') await unlessDone(() => stripe.subscriptions.cancel(id), 'resource_missing');
}

async function paymentOf(stripe: Stripe, id: string, kind: Surplus['kind']): Promise<string | undefined> {
  if (kind === 'purchase') return ofCheckout(stripe, id);
  const { data } = await stripe.invoices.list({
    subscription: id,
    status: 'paid',
    limit: 1,
    expand: ['data.payments'],
  });
  return paymentOfInvoice(data[0]);
}
