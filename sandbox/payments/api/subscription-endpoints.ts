import { endSubscription } from '../billing/end-subscription.ts';
import type { Books } from '../ledger/books.ts';
import type { Subscription } from '../objects/wire.ts';
import { noSuch } from './api-error.ts';
import type { Call, Endpoints } from './endpoints.ts';
import { found } from './found.ts';
import { listPage, matching } from './list-page.ts';
import { updateSubscription } from './update-subscription.ts';

export function subscriptionEndpoints(api: Endpoints): void {
  api.get('/v1/subscriptions', (books, { params, url }) => {
    const status = params.text('status');
    const price = params.text('price');
    const rows = Object.values(books.ledger.subscriptions)
      .filter((subscription) => hasStatus(subscription, status))
      .filter(({ items }) => price === undefined || items.data.some((item) => item.price.id === price));
    return listPage(matching(rows, params, 'customer', 'collection_method'), params, url);
  });

  api.get('/v1/subscriptions/:id', (books, { id }) => foundSubscription(books, id));
  api.post('/v1/subscriptions/:id', (books, call) =>
    updateSubscription(books, foundSubscription(books, call.id), call.params),
  );
  api.delete('/v1/subscriptions/:id', cancelSubscription);
}

function foundSubscription(books: Books, id: string): Subscription {
  return found(books.ledger.subscriptions, 'subscription', id);
}

/** Without a status, everything that has not been cancelled. */
function hasStatus(subscription: Subscription, wanted: string | undefined): boolean {
  if (wanted === 'all') return true;
  if (wanted === undefined) return subscription.status !== 'canceled';
  return wanted === 'ended' ? subscription.status === 'canceled' : subscription.status === wanted;
}

function cancelSubscription(books: Books, { id, params }: Call): Subscription {
  const subscription = foundSubscription(books, id);
  // A subscription that has ended is not found, as at Stripe.
  if (subscription.status === 'canceled') throw noSuch('subscription', id);
  params.ignore('invoice_now', 'prorate', 'cancellation_details');
  endSubscription(books, subscription, books.now, 'cancellation_requested');
  return subscription;
}
