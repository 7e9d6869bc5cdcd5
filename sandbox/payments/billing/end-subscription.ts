import type { LedgerTransaction } from '../ledger/transaction.ts';
import type { Subscription } from '../objects/wire.ts';
import { itemOf } from './subscription-item.ts';

type Reason = 'cancellation_requested' | 'payment_failed';

/** Ends it now. */
export function endSubscription(
  transaction: LedgerTransaction,
  subscription: Subscription,
  at: number,
  reason: Reason,
): void {
  subscription.status = 'canceled';
  subscription.canceled_at ??= at;
  subscription.ended_at = at;
  setReason(subscription, reason);
  transaction.emit('customer.subscription.deleted', subscription);
}

/** Lets it end with the paid period. */
export function endAtPeriodEnd(subscription: Subscription, at: number): void {
  subscription.cancel_at_period_end = true;
  subscription.cancel_at = itemOf(subscription).current_period_end;
  subscription.canceled_at = at;
  setReason(subscription, 'cancellation_requested');
}

/** Cancels the scheduled end. */
export function resume(subscription: Subscription): void {
  subscription.cancel_at_period_end = false;
  subscription.cancel_at = null;
  subscription.canceled_at = null;
  setReason(subscription, null);
}

function setReason(subscription: Subscription, reason: Reason | null): void {
  subscription.cancellation_details = {
    comment: null,
    feedback: null,
    feedback_option: null,
    ...subscription.cancellation_details,
    reason,
  };
}
