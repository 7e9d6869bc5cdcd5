import type { Entitlement } from './entitlements.ts';
import { paymentSources } from './grant-source.ts';
import type { PaidPlanName } from './prices.ts';

/** A subscription's current state at the payment provider, in the terms of the product. */
export interface Subscription {
  readonly id: string;
  readonly plan: Exclude<PaidPlanName, 'Lifetime'>;
  readonly startedAt: Date;
  /** The end of the last paid period. */
  readonly paidUntil: Date;
  /** Whether it continues after that. */
  readonly renews: boolean;
  /** Whether the current period has not been paid. */
  readonly isOwed: boolean;
  /** When it was ended permanently. */
  readonly endedAt: Date | null;
  /** When the payment for its last period was refunded. */
  readonly refundedAt: Date | null;
}

/** A one-time purchase. */
export interface Purchase {
  readonly id: string;
  readonly plan: 'Lifetime';
  readonly paidAt: Date;
  readonly refundedAt: Date | null;
}

/** Everything the provider knows about one customer. */
export interface PaymentState {
  readonly subscriptions: readonly Subscription[];
  readonly purchases: readonly Purchase[];
}

/** An entitlement, and the payment that it comes from. */
export interface Grant extends Entitlement {
  readonly plan: PaidPlanName;
  readonly source: string;
  /** When the next payment is due. Null for plans that do not renew. */
  readonly renewsAt: Date | null;
  /** Since when a renewal is overdue. Null while everything is paid. */
  readonly owedSince: Date | null;
}

/** How long access continues while a renewal is late or the card is retried. */
const renewalGraceDays = 7;

const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * The entitlements of a payment state. The same state always grants the same. The provider's clock may be
 * ahead of ours: what it calls started or ended counts as such now.
 */
export function grantsOf({ subscriptions, purchases }: PaymentState, now: Date): Grant[] {
  return [
    ...subscriptions.map((subscription) => grantOfSubscription(subscription, now)),
    ...purchases.map((purchase) => grantOfPurchase(purchase, now)),
  ];
}

function grantOfSubscription(subscription: Subscription, now: Date): Grant {
  const { id, plan, startedAt, paidUntil, renews, isOwed, endedAt, refundedAt } = subscription;
  const runsUntil = renews ? new Date(paidUntil.getTime() + renewalGraceDays * dayMilliseconds) : paidUntil;
  const endsAt = earliest([runsUntil, atLatest(endedAt, now), atLatest(refundedAt, now)]);
  const isRunning = renews && endedAt === null && refundedAt === null;
  return {
    plan,
    source: paymentSources.subscription(id),
    startsAt: earliest([startedAt, now]) ?? now,
    endsAt,
    renewsAt: isRunning ? paidUntil : null,
    owedSince: isRunning && isOwed ? atLatest(paidUntil, now) : null,
  };
}

function grantOfPurchase({ id, plan, paidAt, refundedAt }: Purchase, now: Date): Grant {
  return {
    plan,
    source: paymentSources.purchase(id),
    startsAt: earliest([paidAt, now]) ?? now,
    endsAt: atLatest(refundedAt, now),
    renewsAt: null,
    owedSince: null,
  };
}

function atLatest(moment: Date | null, now: Date): Date | null {
  return moment && earliest([moment, now]);
}

function earliest(moments: readonly (Date | null)[]): Date | null {
  const known = moments.filter((moment) => moment !== null);
  return known.reduce<Date | null>((first, moment) => (first && first <= moment ? first : moment), null);
}
