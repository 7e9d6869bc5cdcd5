import { dayOf, longDate } from '../calendar/calendar-date.ts';
import type { IsoTime } from '../calendar/moment.ts';
import type { Decision, FieldRefusal } from '../refusals/refusal.ts';
import { refuseField } from '../refusals/refusal.ts';

/** How a request ends: with the money back, or with a message that says why not. */
export const refundRequestOutcomes = ['refunded', 'declined'] as const;

type RefundRequestOutcome = (typeof refundRequestOutcomes)[number];

export const longestRefundText = 2_000;

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
