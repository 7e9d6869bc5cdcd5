import type { PaymentState, Purchase, Subscription } from './payment-state.ts';
import { planNames } from './plans.ts';

/** A paid plan that another plan already covers. */
export interface Surplus {
  readonly id: string;
  readonly kind: 'subscription' | 'purchase';
  /** Whether its payment is refunded, because it bought nothing new. */
  readonly isRefunded: boolean;
}

/**
 * What has to end so that nobody pays for two memberships: a Monthly or Annual next to Lifetime, and every
 * second plan of a kind. Of two memberships the later one was the latest choice and stays. Of two
 * Consulting plans or two Lifetimes the first one stays, and the second is refunded. An overdue plan gives
 * way to a paid one, without a refund for used time. A manually refunded plan must not charge again.
 */
export function surplusOf(state: PaymentState, now: Date): Surplus[] {
  const running = state.subscriptions.filter((subscription) => isRunning(subscription, now));
  const kept = byStart(running.filter(({ refundedAt }) => refundedAt === null));
  const memberships = kept.filter(({ plan }) => plan !== 'Consulting');
  const consulting = kept.filter(({ plan }) => plan === 'Consulting');
  const lifetimes = byPayment(state.purchases.filter(({ refundedAt }) => refundedAt === null));
  return [
    ...running.filter(({ refundedAt }) => refundedAt !== null).map((one) => ended(one, false)),
    ...(lifetimes.length > 0
      ? memberships.map((one) => ended(one, false))
      : besides(memberships, 'latest').map((one) => ended(one, !one.isOwed))),
    ...besides(consulting, 'first').map((one) => ended(one, !one.isOwed)),
    ...lifetimes.slice(1).map(({ id }): Surplus => ({ id, kind: 'purchase', isRefunded: true })),
  ];
}

function ended({ id }: Subscription, isRefunded: boolean): Surplus {
  return { id, kind: 'subscription', isRefunded };
}

/** All but the one that stays, which is a paid one if there is any. */
function besides(subscriptions: readonly Subscription[], wanted: 'first' | 'latest'): Subscription[] {
  const paid = subscriptions.filter(({ isOwed }) => !isOwed);
  const candidates = paid.length > 0 ? paid : subscriptions;
  const stays = candidates.at(wanted === 'first' ? 0 : -1);
  return subscriptions.filter((one) => one !== stays);
}

function isRunning({ endedAt, paidUntil, renews }: Subscription, now: Date): boolean {
  return endedAt === null && (renews || paidUntil > now);
}

/**
 * The provider's times are whole seconds: of two plans from the same second, the higher one counts as the
 * later choice.
 */
function byStart(subscriptions: readonly Subscription[]): Subscription[] {
  return subscriptions.toSorted(
    (left, right) =>
      left.startedAt.getTime() - right.startedAt.getTime() ||
      planNames.indexOf(left.plan) - planNames.indexOf(right.plan) ||
      compare(left.id, right.id),
  );
}

function byPayment(purchases: readonly Purchase[]): Purchase[] {
  return purchases.toSorted(
    (left, right) => left.paidAt.getTime() - right.paidAt.getTime() || compare(left.id, right.id),
  );
}

/** Ties are broken the same way everywhere, or two processes could each end the other's choice. */
function compare(left: string, right: string): number {
  return left < right ? -1 : 1;
}
