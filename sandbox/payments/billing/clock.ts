import type { Books } from '../ledger/books.ts';
import type { CheckoutSession, Subscription } from '../objects/wire.ts';
import { expireCheckout } from './checkout-end.ts';
import { endSubscription } from './end-subscription.ts';
import { openInvoiceOf, renew, retryPayment } from './renewal.ts';
import { itemOf } from './subscription-item.ts';
import { letTimePass } from './time-shift.ts';

interface Due {
  readonly at: number;
  happen(): void;
}

/** Processes everything that is due for everybody. Time also passes when nobody moves a clock. */
export function catchUp(books: Books): void {
  for (const customerId of [...Object.keys(books.ledger.customers), null]) settle(books, customerId);
}

export function isAnythingDue(books: Books): boolean {
  return [...Object.keys(books.ledger.customers), null].some(
    (customerId) => (nextDue(books, customerId)?.at ?? Infinity) <= books.now,
  );
}

/**
 * Advances a customer's time to a moment, and processes what is due in order. The payment of `failing`
 * fails, whatever its card is.
 */
export function moveClock(books: Books, customerId: string, to: number, failing?: string): void {
  const account = books.ledger.customers[customerId];
  if (!account) return;
  const seconds = Math.max(0, to - books.now);
  const subscriptions = Object.values(books.ledger.subscriptions).filter(
    ({ customer }) => customer === customerId,
  );
  const before = structuredClone(subscriptions);
  const customerBefore = structuredClone(account.object);
  account.movedBy += seconds;
  letTimePass(books, customerId, seconds);
  // No other event would tell the product about the moved dates.
  books.emit('customer.updated', account.object, customerBefore);
  subscriptions.forEach((subscription, index) => {
    books.emit('customer.subscription.updated', subscription, before[index]);
  });
  settle(books, customerId, failing);
}

/** When something happens to this subscription by itself: a renewal, a retry or its end. */
export function nextTurn(books: Books, subscription: Subscription): number {
  const { current_period_end: periodEnd } = itemOf(subscription);
  switch (subscription.status) {
    case 'active':
      return periodEnd;
    case 'past_due':
      return Math.min(openInvoiceOf(books, subscription)?.next_payment_attempt ?? Infinity, periodEnd);
    case 'unpaid':
      return subscription.cancel_at_period_end ? periodEnd : Infinity;
    default:
      return Infinity;
  }
}

function settle(books: Books, customerId: string | null, failing?: string): void {
  for (;;) {
    const due = nextDue(books, customerId, failing);
    if (!due || due.at > books.now) return;
    due.happen();
  }
}

function nextDue(books: Books, customerId: string | null, failing?: string): Due | undefined {
  const { subscriptions, checkouts } = books.ledger;
  const turns = Object.values(subscriptions)
    .filter(({ customer }) => customer === customerId)
    .map((subscription) => subscriptionDue(books, subscription, subscription.id === failing));
  const expiries = Object.values(checkouts)
    .filter(({ object }) => object.customer === customerId && object.status === 'open')
    .map(({ object }) => checkoutDue(books, object));
  return [...turns, ...expiries].sort((one, other) => one.at - other.at)[0];
}

function checkoutDue(books: Books, session: CheckoutSession): Due {
  return { at: session.expires_at, happen: () => expireCheckout(books, session) };
}

function subscriptionDue(books: Books, subscription: Subscription, mustFail: boolean): Due {
  const at = nextTurn(books, subscription);
  const isPeriodEnd = at === itemOf(subscription).current_period_end;
  return {
    at,
    happen() {
      if (isPeriodEnd && subscription.cancel_at_period_end)
        endSubscription(books, subscription, at, 'cancellation_requested');
      else if (isPeriodEnd) renew(books, subscription, at, mustFail);
      else retryPayment(books, subscription, at, mustFail);
    },
  };
}
