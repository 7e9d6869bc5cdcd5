import { endSubscription } from '../billing/end-subscription.ts';
import type { LedgerTransaction } from '../ledger/transaction.ts';
import type { Subscription } from '../objects/wire.ts';
import { noSuch } from './api-error.ts';
import type { Call, Endpoints } from './endpoints.ts';
import { listPage, matching } from './list-page.ts';
import { requireRow } from './require-row.ts';
import { updateSubscription } from './update-subscription.ts';

export function subscriptionEndpoints(api: Endpoints): void {
  api.get('/v1/subscriptions', (transaction, { params, url }) => {
    const status = params.text('status');
    const price = params.text('price');
    const rows = Object.values(transaction.ledger.subscriptions)
      .filter((subscription) => hasStatus(subscription, status))
      .filter(({ items }) => price === undefined || items.data.some((item) => item.price.id === price));
    return listPage(matching(rows, params, 'customer', 'collection_method'), params, url);
  });

  api.get('/v1/subscriptions/:id', (transaction, { id }) => requireSubscription(transaction, id));
  api.post('/v1/subscriptions/:id', (transaction, call) =>
    updateSubscription(transaction, requireSubscription(transaction, call.id), call.params),
  );
  api.delete('/v1/subscriptions/:id', cancelSubscription);
}

function requireSubscription(transaction: LedgerTransaction, id: string): Subscription {
  return requireRow(transaction.ledger.subscriptions, 'subscription', id);
}

/** Without a status, everything that has not been cancelled. */
function hasStatus(subscription: Subscription, wanted: string | undefined): boolean {
  if (wanted === 'all') return true;
  if (wanted === undefined) return subscription.status !== 'canceled';
  return wanted === 'ended' ? subscription.status === 'canceled' : subscription.status === wanted;
}

function cancelSubscription(transaction: LedgerTransaction, { id, params }: Call): Subscription {
  const subscription = requireSubscription(transaction, id);
  // A subscription that has ended is not found, as at Stripe.
  if (subscription.status === 'canceled') throw noSuch('subscription', id);
  params.ignore('invoice_now', 'prorate', 'cancellation_details');
  endSubscription(transaction, subscription, transaction.now, 'cancellation_requested');
  return subscription;
}
