import { dayLabel, type IsoTime } from '../calendar/moment.ts';
import { reviewPromise } from '../calendar/working-days.ts';
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

/**
 * The moment that decides whether the guarantee still covers a plan. A request that was made in time and waits for
 * its answer counts from the day it was made, so nobody loses their money to a slow answer.
 */
export function guaranteeMoment(
  plan: PlanName,
  requests: readonly (EarlierRequest & { readonly requestedAt: Date })[],
  now: Date,
): Date {
  const waitingRequest = requests.find((request) => request.plan === plan && request.outcome === null);
  return waitingRequest?.requestedAt ?? now;
}

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
export function refundRequestStatus(
  request: {
    readonly plan: GuaranteedPlan;
    readonly requestedAt: IsoTime;
    readonly outcome: RefundRequestOutcome | null;
  },
  timeZone: string | null,
): string {
  const day = dayLabel(request.requestedAt, timeZone);
  const asked = `You asked for a refund of your ${request.plan} plan on ${day}.`;
  if (request.outcome === 'declined') return `${asked} We couldn't refund it.`;
  return `${asked} We'll answer by email, usually within ${reviewPromise}. Until then, you keep the plan.`;
}
