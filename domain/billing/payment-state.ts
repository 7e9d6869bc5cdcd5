import type { Entitlement } from './entitlements.ts';
import { paymentSources } from './grant-source.ts';
import type { PaidPlanName } from './prices.ts';

/** A subscription as the payment provider has it now, in the words of the product. */
export interface Subscription {
  readonly id: string;
  readonly plan: Exclude<PaidPlanName, 'Lifetime'>;
  readonly startedAt: Date;
  /** The end of the last period that was paid for. */
  readonly paidUntil: Date;
  /** Whether it goes on after that. */
  readonly renews: boolean;
  /** Whether the period that runs has not been paid for. */
  readonly isOwed: boolean;
  /** When it was ended for good. */
  readonly endedAt: Date | null;
  /** When the payment for its last period was given back. */
  readonly refundedAt: Date | null;
}

/** Something that was paid for once. */
export interface Purchase {
  readonly id: string;
  readonly plan: 'Lifetime';
  readonly paidAt: Date;
  readonly refundedAt: Date | null;
}

/** All that the provider knows of one customer. */
export interface PaymentState {
  readonly subscriptions: readonly Subscription[];
  readonly purchases: readonly Purchase[];
}

/** A right, and the payment that it comes from. */
export interface Grant extends Entitlement {
  readonly source: string;
  /** When the next payment is due; nothing for what does not renew. */
  readonly renewsAt: Date | null;
  /** Since when a renewal is owed; nothing while everything is paid. */
  readonly owedSince: Date | null;
}

/** A renewal may take its time, and a card its second attempt: access goes on for so long. */
export const renewalGraceDays = 7;

const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * What a state of payments grants. The same state grants the same, whatever was granted before. The
 * provider's clock may be ahead of ours: what it calls started or ended is so now.
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
