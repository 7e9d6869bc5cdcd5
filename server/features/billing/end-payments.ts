import Stripe from 'stripe';
import { unlessDone } from './already-done.ts';
import { findCustomer } from './customers.ts';
import { reachingProvider } from './reaching-provider.ts';
import type { Billing } from './sync-customer.ts';

/**
 * Ends everything a person pays for, at once. Repeating it does nothing more; if it fails midway, the
 * person keeps a working account that costs less.
 */
export async function endPayments({ db, stripe }: Billing, userId: string): Promise<void> {
  const customer = await findCustomer(db, userId);
  if (!customer) return;
  await reachingProvider(async () => {
    // First ends what could still become a payment.
    await closeCheckouts(stripe, customer);
    const running = await stripe.subscriptions
      .list({ customer, limit: 100 })
      .autoPagingToArray({ limit: 1000 });
    for (const { id } of running) await unlessDone(() => stripe.subscriptions.cancel(id), 'resource_missing');
  });
}

async function closeCheckouts(stripe: Stripe, customer: string): Promise<void> {
  const sessions = await stripe.checkout.sessions
    .list({ customer, status: 'open', limit: 100 })
    .autoPagingToArray({ limit: 1000 });
  for (const { id } of sessions) await stripe.checkout.sessions.expire(id).catch(unlessClosed);
}

/** A session that was paid or has expired meanwhile cannot be closed, and need not be. */
function unlessClosed(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
}
