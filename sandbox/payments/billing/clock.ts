import type { LedgerTransaction } from '../ledger/transaction.ts';
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
export function catchUp(transaction: LedgerTransaction): void {
  for (const customerId of [...Object.keys(transaction.ledger.customers), null])
    settle(transaction, customerId);
}

export function isAnythingDue(transaction: LedgerTransaction): boolean {
  return [...Object.keys(transaction.ledger.customers), null].some(
    (customerId) => (nextDue(transaction, customerId)?.at ?? Infinity) <= transaction.now,
  );
}

/**
 * Advances a customer's time to a moment, and processes what is due in order. The payment of `failing`
 * fails, whatever its card is.
 */
export function moveClock(
  transaction: LedgerTransaction,
  customerId: string,
  to: number,
  failing?: string,
): void {
  const account = transaction.ledger.customers[customerId];
  if (!account) return;
  const seconds = Math.max(0, to - transaction.now);
  const subscriptions = Object.values(transaction.ledger.subscriptions).filter(
    ({ customer }) => customer === customerId,
  );
  const before = structuredClone(subscriptions);
  const customerBefore = structuredClone(account.object);
  account.movedBy += seconds;
  letTimePass(transaction, customerId, seconds);
  // No other event would tell the product about the moved dates.
  transaction.emit('customer.updated', account.object, customerBefore);
  subscriptions.forEach((subscription, index) => {
    transaction.emit('customer.subscription.updated', subscription, before[index]);
  });
  settle(transaction, customerId, failing);
}

/** When something happens to this subscription by itself: a renewal, a retry or its end. */
export function nextTurn(transaction: LedgerTransaction, subscription: Subscription): number {
  const { current_period_end: periodEnd } = itemOf(subscription);
  switch (subscription.status) {
    case 'active':
      return periodEnd;
    case 'past_due':
      return Math.min(openInvoiceOf(transaction, subscription)?.next_payment_attempt ?? Infinity, periodEnd);
    case 'unpaid':
      return subscription.cancel_at_period_end ? periodEnd : Infinity;
    default:
      return Infinity;
  }
}

function settle(transaction: LedgerTransaction, customerId: string | null, failing?: string): void {
  for (;;) {
    const due = nextDue(transaction, customerId, failing);
    if (!due || due.at > transaction.now) return;
    due.happen();
  }
}

function nextDue(
  transaction: LedgerTransaction,
  customerId: string | null,
  failing?: string,
): Due | undefined {
  const { subscriptions, checkouts } = transaction.ledger;
  const turns = Object.values(subscriptions)
    .filter(({ customer }) => customer === customerId)
    .map((subscription) => subscriptionDue(transaction, subscription, subscription.id === failing));
  const expiries = Object.values(checkouts)
    .filter(({ object }) => object.customer === customerId && object.status === 'open')
    .map(({ object }) => checkoutDue(transaction, object));
  return [...turns, ...expiries].sort((one, other) => one.at - other.at)[0];
}

function checkoutDue(transaction: LedgerTransaction, session: CheckoutSession): Due {
  return { at: session.expires_at, happen: () => expireCheckout(transaction, session) };
}

function subscriptionDue(transaction: LedgerTransaction, subscription: Subscription, mustFail: boolean): Due {
  const at = nextTurn(transaction, subscription);
  const isPeriodEnd = at === itemOf(subscription).current_period_end;
  return {
    at,
    happen() {
      if (isPeriodEnd && subscription.cancel_at_period_end)
        endSubscription(transaction, subscription, at, 'cancellation_requested');
      else if (isPeriodEnd) renew(transaction, subscription, at, mustFail);
      else retryPayment(transaction, subscription, at, mustFail);
    },
  };
}
