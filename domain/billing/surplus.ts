import type { PaymentState, Purchase, Subscription } from './payment-state.ts';

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
 * Lifetimes the first one counts, and the second is given back.
 */
export function surplusOf(state: PaymentState, now: Date): Surplus[] {
  const running = state.subscriptions.filter((subscription) => isRunning(subscription, now));
  const memberships = byStart(running.filter(({ plan }) => plan !== 'Consulting'));
  const consulting = byStart(running.filter(({ plan }) => plan === 'Consulting'));
  const lifetimes = byPayment(state.purchases.filter(({ refundedAt }) => refundedAt === null));
  const superseded = lifetimes.length > 0 ? memberships : [];
  const doubled = lifetimes.length > 0 ? [] : memberships.slice(0, -1);
  return [
    ...superseded.map(({ id }): Surplus => ({ id, kind: 'subscription', isRefunded: false })),
    ...doubled.map(({ id }): Surplus => ({ id, kind: 'subscription', isRefunded: true })),
    ...consulting.slice(1).map(({ id }): Surplus => ({ id, kind: 'subscription', isRefunded: true })),
    ...lifetimes.slice(1).map(({ id }): Surplus => ({ id, kind: 'purchase', isRefunded: true })),
  ];
}

function isRunning({ endedAt, refundedAt, paidUntil, renews }: Subscription, now: Date): boolean {
  return endedAt === null && refundedAt === null && (renews || paidUntil > now);
}

function byStart(subscriptions: readonly Subscription[]): Subscription[] {
  return subscriptions.toSorted(
    (left, right) => left.startedAt.getTime() - right.startedAt.getTime() || compare(left.id, right.id),
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
