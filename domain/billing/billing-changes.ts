import { type DisputeState, isMoneyGone } from './dispute.ts';
import type { Grant } from './payment-state.ts';
import type { PaidPlanName } from './prices.ts';

/** A payment for a plan, as the provider reports it. */
export interface ReportedPayment {
  readonly id: string;
  readonly plan: PaidPlanName;
  readonly amountInCents: number;
  readonly paidAt: Date;
  readonly refundedAt: Date | null;
  readonly disputeState: DisputeState | null;
  /** The deadline for a response to the dispute. */
  readonly disputeDueAt: Date | null;
  /** Whether it continues a subscription, rather than starting one. */
  readonly isRenewal: boolean;
}

/** What is already recorded about a person's payments. */
interface Recorded {
  readonly payments: readonly Pick<ReportedPayment, 'id' | 'refundedAt' | 'disputeState'>[];
  readonly plans: readonly Pick<Grant, 'source' | 'renewsAt' | 'owedSince'>[];
}

/** The provider's current state. */
interface Reported {
  readonly payments: readonly ReportedPayment[];
  readonly plans: readonly Grant[];
}

/** Something about a member's payments that is worth an email. */
export type BillingChange =
  | { readonly kind: 'paid'; readonly payment: ReportedPayment; readonly isFirstEver: boolean }
  | { readonly kind: 'refunded'; readonly payment: ReportedPayment; readonly isPlanKept: boolean }
  | { readonly kind: 'disputed'; readonly payment: ReportedPayment }
  | { readonly kind: 'cancelled'; readonly plan: CancelledPlan }
  | { readonly kind: 'renewal_failed'; readonly plan: OwedPlan };

export type CancelledPlan = Grant & { readonly endsAt: Date };
export type OwedPlan = Grant & { readonly renewsAt: Date };

/**
 * After that many days a payment is no longer news. Nobody is emailed about what a restored backup or a
 * first reconciliation finds.
 */
const newsDays = 3;

/** What has changed between the records and the provider's current state. */
export function billingChanges(before: Recorded, after: Reported, now: Date): BillingChange[] {
  const known = new Map(before.payments.map((payment) => [payment.id, payment]));
  const plansBefore = new Map(before.plans.map((plan) => [plan.source, plan]));
  const isFirstEver = before.payments.length === 0;
  const keeps = (plan: PaidPlanName) => after.plans.some((one) => one.plan === plan && isActive(one, now));
  return [
    ...after.payments.flatMap((payment) => [
      ...paid(payment, known.get(payment.id), isFirstEver, now),
      ...refund(payment, known.get(payment.id), keeps(payment.plan), now),
      ...dispute(payment, known.get(payment.id)),
    ]),
    ...after.plans.flatMap((plan) => planChange(plan, plansBefore.get(plan.source), now)),
  ];
}

type KnownPayment = Recorded['payments'][number] | undefined;

function paid(
  payment: ReportedPayment,
  known: KnownPayment,
  isFirstEver: boolean,
  now: Date,
): BillingChange[] {
  const isNew = !known && payment.refundedAt === null && isNews(payment.paidAt, now);
  return isNew ? [{ kind: 'paid', payment, isFirstEver }] : [];
}

function refund(
  payment: ReportedPayment,
  known: KnownPayment,
  isPlanKept: boolean,
  now: Date,
): BillingChange[] {
  const { refundedAt } = payment;
  const isNew = refundedAt !== null && !known?.refundedAt && isNews(refundedAt, now);
  return isNew ? [{ kind: 'refunded', payment, isPlanKept }] : [];
}

function dispute(payment: ReportedPayment, known: KnownPayment): BillingChange[] {
  const isNew = isOpenDispute(payment.disputeState) && !known?.disputeState;
  return isNew ? [{ kind: 'disputed', payment }] : [];
}

function planChange(plan: Grant, before: Recorded['plans'][number] | undefined, now: Date): BillingChange[] {
  const { renewsAt, endsAt, owedSince } = plan;
  if (before?.renewsAt && !renewsAt && endsAt && endsAt > now) {
    return [{ kind: 'cancelled', plan: { ...plan, endsAt } }];
  }
  if (before && !before.owedSince && owedSince && renewsAt) {
    return [{ kind: 'renewal_failed', plan: { ...plan, renewsAt } }];
  }
  return [];
}

function isActive({ endsAt }: Grant, now: Date): boolean {
  return endsAt === null || endsAt > now;
}

function isOpenDispute(state: DisputeState | null): boolean {
  return state === 'inquiry' || (state !== 'lost' && isMoneyGone(state));
}

function isNews(moment: Date, now: Date): boolean {
  return now.getTime() - moment.getTime() < newsDays * 24 * 60 * 60 * 1000;
}
