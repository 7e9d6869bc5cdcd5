import { dayOf, longDate } from '../calendar/calendar-date.ts';
import type { IsoTime } from '../calendar/moment.ts';
import type { Decision, FieldRefusal, RuleRefusal } from '../refusals/refusal.ts';
import { refuseField } from '../refusals/refusal.ts';
import type { GuaranteedPlan } from './guarantee.ts';
import type { PlanName } from './plans.ts';
import { decideRefund, type PaidOnce, type RefundRefusal } from './refund.ts';

/** How a request ends: with the money back, or with a message that says why not. */
export const refundRequestOutcomes = ['refunded', 'declined'] as const;

type RefundRequestOutcome = (typeof refundRequestOutcomes)[number];

export const longestRefundText = 2_000;

/** An earlier request of the same person. */
interface EarlierRequest {
  readonly plan: PlanName;
  /** Null while it waits for an answer. */
  readonly outcome: RefundRequestOutcome | null;
}

type RequestRefusal = RefundRefusal | RuleRefusal<'waiting' | 'declined'>;

/**
 * Whether somebody can ask for the money that they paid for a plan. The refund itself must be possible, and the founder
 * answers each plan once: a declined request is continued by email, not by asking again.
 */
export function decideRefundRequest(
  plan: GuaranteedPlan,
  paid: readonly PaidOnce[],
  requests: readonly EarlierRequest[],
  now: Date,
): Decision<{ readonly amountInCents: number; readonly until: Date }, RequestRefusal> {
  const decision = decideRefund(plan, paid, now);
  if (decision.refusal) return decision;
  const own = requests.filter((request) => request.plan === plan);
  if (own.some(({ outcome }) => outcome === null)) return { refusal: waiting };
  if (own.some(({ outcome }) => outcome === 'declined')) return { refusal: declined };
  return { amountInCents: decision.amountInCents, until: decision.until };
}

const waiting: RequestRefusal = { code: 'waiting', message: "You've already asked for this refund." };
const declined: RequestRefusal = {
  code: 'declined',
  message: "We've already answered your request for this plan. If you disagree, reply to our email.",
};

/** The founder's answer, without surrounding spaces; a refusal when it says nothing. */
export function declineMessage(
  text: string,
): Decision<{ readonly message: string }, FieldRefusal<'message'>> {
  const message = text.trim();
  return message
    ? { message }
    : { refusal: refuseField('message', "Tell the member why you can't refund this plan.") };
}

/** What the account page says about a request. */
export function refundRequestStatus(request: {
  readonly requestedAt: IsoTime;
  readonly outcome: RefundRequestOutcome | null;
}): string {
  const day = longDate(dayOf(request.requestedAt));
  if (request.outcome === 'declined') return `We couldn't refund the plan that you asked about on ${day}.`;
  return `You asked for a refund on ${day}. We'll answer by email, usually within 1-2 working days.`;
}
