import { type CalendarDate, isCalendarDate } from '../calendar/calendar-date.ts';
import { type FieldRefusal, refuseField } from '../refusals/refusal.ts';
import type { PaidPlanName } from './prices.ts';

export const longestGrantReason = 500;

/** A longer plan is granted without an end. */
const longestGrantYears = 10;

/** A plan to grant without a payment: the reason, and its last day, if there is one. */
export interface ComplimentaryPlan {
  readonly plan: PaidPlanName;
  readonly reason: string;
  readonly until: CalendarDate | null;
}

export type GrantRefusal = FieldRefusal<'reason' | 'until'>;

/** Why a plan cannot be granted like this. Today is the founder's day. */
export function refuseGrant(
  { reason, until }: Pick<ComplimentaryPlan, 'reason' | 'until'>,
  today: CalendarDate,
): GrantRefusal | undefined {
  const refusal = refuseReason(reason, 'Give a reason for this plan.');
  if (refusal) return refusal;
  if (until === null) return undefined;
  if (!isCalendarDate(until)) return refuseField('until', 'Choose a day.');
  if (until < today) return refuseField('until', 'Choose today or a later date.');
  return until > lastGrantDay(today)
    ? refuseField(
        'until',
        `Choose a date within ${longestGrantYears} years, or leave it empty for no end date.`,
      )
    : undefined;
}

/** Why a granted plan cannot be ended like this: the member may ask for the reason. */
export function refuseEnding({ reason }: Pick<ComplimentaryPlan, 'reason'>): GrantRefusal | undefined {
  return refuseReason(reason, 'Give a reason for ending it.');
}

function refuseReason(reason: string, missing: string): GrantRefusal | undefined {
  const words = reason.trim();
  if (words === '') return refuseField('reason', missing);
  return words.length > longestGrantReason
    ? refuseField('reason', `Keep the reason to ${longestGrantReason} characters.`)
    : undefined;
}

function lastGrantDay(today: CalendarDate): CalendarDate {
  return `${Number(today.slice(0, 4)) + longestGrantYears}${today.slice(4)}`;
}
