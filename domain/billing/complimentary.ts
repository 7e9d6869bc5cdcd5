import { type CalendarDate, dayOf, isCalendarDate, longDate } from '../calendar/calendar-date.ts';
import { dayLabel, type IsoTime } from '../calendar/moment.ts';
import { daysAfter } from '../calendar/period.ts';
import { startOfDay } from '../calendar/time-zone.ts';
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

/**
 * A plan is active for the whole of its last day, in UTC. Where that day is over already but it is still today for
 * the founder, the plan ends with the founder's day.
 */
export function grantEnd(until: CalendarDate, now: Date, timeZone: string | null): Date {
  const end = endInUtc(until);
  return end > now ? end : new Date(startOfDay(daysAfter(until, 1), timeZone).getTime() - 1);
}

function endInUtc(day: CalendarDate): Date {
  return new Date(`${day}T23:59:59.999Z`);
}

/** The last day as it was chosen, which is the same for every reader, or the day on which the plan was ended early. */
export function grantEndLabel(endsAt: IsoTime, timeZone: string | null): string {
  const chosen = dayOf(endsAt);
  const isChosen = endInUtc(chosen).getTime() === new Date(endsAt).getTime();
  return isChosen ? longDate(chosen) : dayLabel(endsAt, timeZone);
}

function lastGrantDay(today: CalendarDate): CalendarDate {
  return `${Number(today.slice(0, 4)) + longestGrantYears}${today.slice(4)}`;
}
