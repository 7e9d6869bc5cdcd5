import type { PaymentState, Purchase, Subscription } from './payment-state.ts';
import { planNames } from './plans.ts';

/** Something that is paid for beside what already covers it. */
export interface Surplus {
  readonly id: string;
  readonly kind: 'subscription' | 'purchase';
  /** Whether its payment goes back: it bought nothing that was not already there. */
  readonly isRefunded: boolean;
}

/**
 * What has to end so that nobody pays for two memberships: a Monthly or Annual beside Lifetime, and every
 * second one of a kind. The latest of two memberships was the last wish; of two Consulting plans or two
 * Lifetimes the first one counts, and the second is given back. One that is owed gives way to one that is
 * paid, and what was used is not given back. One that was given back by hand does not go on charging.
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

/** All but the one that stays: among those that are paid, if there are any. */
function besides(subscriptions: readonly Subscription[], wanted: 'first' | 'latest'): Subscription[] {
  const paid = subscriptions.filter(({ isOwed }) => !isOwed);
  const candidates = paid.length > 0 ? paid : subscriptions;
  const stays = candidates.at(wanted === 'first' ? 0 : -1);
  return subscriptions.filter((one) => one !== stays);
}

function isRunning({ endedAt, paidUntil, renews }: Subscription, now: Date): boolean {
  return endedAt === null && (renews || paidUntil > now);
}

/** Moments are whole seconds at the provider: of two from the same one, the higher plan counts as the later wish. */
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

/** A tie is broken the same way everywhere, or two processes could each end the other one's choice. */
function compare(left: string, right: string): number {
  return left < right ? -1 : 1;
}
