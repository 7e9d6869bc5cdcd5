import { dayLabel, type IsoTime } from '../calendar/moment.ts';

/**
 * The states of a dispute (a chargeback): the bank has taken the money back until the dispute is won.
 * Before some disputes the bank only asks about the payment, and no money moves.
 */
export const disputeStates = ['inquiry', 'needs_response', 'under_review', 'won', 'lost'] as const;

export type DisputeState = (typeof disputeStates)[number];

const statesByStatus: Readonly<Record<string, DisputeState>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  needs_response: 'needs_response',
  appeal_needs_response: 'needs_response',
  warning_closed: 'won',
  won: 'won',
  lost: 'lost',
  prevented: 'lost',
};

/** Translates the payment provider's status. An unknown status is an open dispute. */
export function disputeStateOf(status: string): DisputeState {
  return Object.hasOwn(statesByStatus, status) ? (statesByStatus[status] ?? 'under_review') : 'under_review';
}

/** Whether the money of a payment was taken back, or may be: then it buys nothing, and cannot be refunded. */
export function isMoneyGone(state: DisputeState | null): boolean {
  return state !== null && state !== 'inquiry' && state !== 'won';
}

const labels: Readonly<Record<DisputeState, string>> = {
  inquiry: 'Inquiry',
  needs_response: 'Disputed',
  under_review: 'Disputed',
  won: 'Dispute won',
  lost: 'Dispute lost',
};

export function disputeLabel(state: DisputeState): string {
  return labels[state];
}

/** What a dispute requires of the founder, or how it ended. */
export function disputeSentence(state: DisputeState, dueAt: IsoTime | null, timeZone: string | null): string {
  switch (state) {
    case 'inquiry':
      return `The cardholder's bank is asking about this payment. No money has moved. Respond in Stripe${by(dueAt, timeZone)}, or refund it.`;
    case 'needs_response':
      return `The cardholder's bank took the money back. Respond in Stripe${by(dueAt, timeZone)}, or the dispute is lost.`;
    case 'under_review':
      return 'The bank is reviewing the dispute and holds the money.';
    case 'won':
      return 'The bank decided for you, and you keep the money.';
    case 'lost':
      return 'The bank decided for the cardholder, who keeps the money.';
  }
}

function by(dueAt: IsoTime | null, timeZone: string | null): string {
  return dueAt ? ` by ${dayLabel(dueAt, timeZone)}` : '';
}
