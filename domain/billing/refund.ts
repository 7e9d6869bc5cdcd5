import type { Decision, RuleRefusal } from '../refusals/refusal.ts';
import { type DisputeState, isMoneyGone } from './dispute.ts';
import { canBeRefunded, guaranteeDays, guaranteeEnd, isGuaranteed } from './guarantee.ts';
import type { PlanName } from './plans.ts';
import type { PaidPlanName } from './prices.ts';

/** A recorded payment of a member. */
export interface PaidOnce {
  readonly plan: PlanName;
  readonly amountInCents: number;
  readonly paidAt: Date;
  readonly refundedAt: Date | null;
  readonly disputeState: DisputeState | null;
}

/** The codes with which a refund is refused. */
export const refundRefusals = [
  'nothing_paid',
  'already_refunded',
  'disputed',
  'not_guaranteed',
  'too_late',
] as const;

export type RefundRefusal = RuleRefusal<(typeof refundRefusals)[number]>;

type RefundDecision<Payment extends PaidOnce> = Decision<
  {
    readonly payments: readonly Payment[];
    readonly amountInCents: number;
    /** The end of the guarantee. */
    readonly until: Date;
  },
  RefundRefusal
>;

/**
 * What refunding a plan means: everything that was paid for it is refunded while the guarantee lasts. It
 * counts from the first payment of the plan, so a renewal within those days is included.
 */
export function decideRefund<Payment extends PaidOnce>(
  plan: PaidPlanName,
  paid: readonly Payment[],
  now: Date,
): RefundDecision<Payment> {
  const own = paid.filter((payment) => payment.plan === plan);
  const firstPaidAt = new Date(Math.min(...own.map(({ paidAt }) => paidAt.getTime())));
  const kept = own.filter(({ refundedAt }) => refundedAt === null);
  // Refunding what the bank has taken back would return the money twice.
  const payments = kept.filter(({ disputeState }) => !isMoneyGone(disputeState));
  if (own.length === 0) return refuse('nothing_paid');
  if (kept.length === 0) return refuse('already_refunded');
  if (payments.length === 0) return refuse('disputed');
  if (!isGuaranteed(plan)) return refuse('not_guaranteed');
  if (!canBeRefunded(plan, firstPaidAt, now)) return refuse('too_late');
  const amountInCents = payments.reduce((sum, payment) => sum + payment.amountInCents, 0);
  return { payments, amountInCents, until: guaranteeEnd(firstPaidAt) };
}

function refuse(code: RefundRefusal['code']): { readonly refusal: RefundRefusal } {
  return { refusal: { code, message: refundTexts[code] } };
}

export const refundTexts: Readonly<Record<RefundRefusal['code'], string>> = {
  nothing_paid: 'Nothing was paid for this plan.',
  already_refunded: 'Everything paid for this plan has already been refunded.',
  disputed: 'This payment is disputed, so the bank already has the money.',
  not_guaranteed: "The consulting retainer can't be refunded for the current period.",
  too_late: `The first payment for this plan was more than ${guaranteeDays} days ago.`,
};
