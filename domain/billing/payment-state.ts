import type { Entitlement } from './entitlements.ts';
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
}

/** A renewal may take its time, and a card its second attempt: access goes on for so long. */
export const renewalGraceDays = 7;

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** What a state of payments grants. The same state grants the same, whatever was granted before. */
export function grantsOf({ subscriptions, purchases }: PaymentState): Grant[] {
  return [...subscriptions.map(grantOfSubscription), ...purchases.map(grantOfPurchase)];
}

function grantOfSubscription(subscription: Subscription): Grant {
  const { id, plan, startedAt, paidUntil, renews, endedAt, refundedAt } = subscription;
  const runsUntil = renews ? new Date(paidUntil.getTime() + renewalGraceDays * dayMilliseconds) : paidUntil;
  const endsAt = earliest([runsUntil, endedAt, refundedAt]);
  const isRunning = renews && endedAt === null && refundedAt === null;
  return {
    plan,
    source: `subscription ${id}`,
    startsAt: startedAt,
    endsAt,
    renewsAt: isRunning ? paidUntil : null,
  };
}

function grantOfPurchase({ id, plan, paidAt, refundedAt }: Purchase): Grant {
  return { plan, source: `purchase ${id}`, startsAt: paidAt, endsAt: refundedAt, renewsAt: null };
}

function earliest(moments: readonly (Date | null)[]): Date | null {
  const known = moments.filter((moment) => moment !== null);
  return known.reduce<Date | null>((first, moment) => (first && first <= moment ? first : moment), null);
}
