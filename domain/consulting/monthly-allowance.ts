import { type Entitlement, holdsAt } from '../billing/entitlements.ts';
import { ticketsPerMonth } from '../billing/tickets-per-month.ts';
import { type CalendarDate, longDate } from '../calendar/calendar-date.ts';
import { localTime } from '../calendar/time-zone.ts';
import type { TicketMessageText } from './ticket-messages.ts';

export interface BillingMonth {
  readonly from: Date;
  readonly until: Date;
}

/** A member's use of a billing month. */
export interface MonthlyAllowance {
  readonly used: number;
  readonly limit: number;
  /** The member's day on which the month ends and, if the plan continues, the next one begins. */
  readonly monthEndsOn: CalendarDate;
}

/**
 * The billing month of a moment. Months are counted from the start of the plan; a plan that began on the
 * 31st has shorter months end on their last day. Without a plan, as for the founder, it is the calendar
 * month.
 */
export function billingMonthAt(planStartedAt: Date | null, now: Date): BillingMonth {
  const start = planStartedAt ?? new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
  let count = Math.max(0, monthsBetween(start, now));
  if (count > 0 && monthsAfter(start, count) > now) count -= 1;
  return { from: monthsAfter(start, count), until: monthsAfter(start, count + 1) };
}

/** When the current consulting plan began; null without one. */
export function consultingSince(owned: readonly Entitlement[], now: Date): Date | null {
  const running = owned.filter((one) => one.plan === 'Consulting' && holdsAt(one, now));
  const starts = running.map(({ startsAt }) => startsAt.getTime());
  return starts.length > 0 ? new Date(Math.max(...starts)) : null;
}

export function allowanceOf(
  startedAts: readonly Date[],
  month: BillingMonth,
  timeZone: string | null,
): MonthlyAllowance {
  return {
    used: startedAts.filter((moment) => moment >= month.from && moment < month.until).length,
    limit: ticketsPerMonth,
    monthEndsOn: localTime(month.until, timeZone).day,
  };
}

export function isUsedUp({ used, limit }: MonthlyAllowance): boolean {
  return used >= limit;
}

export function monthlyLimitText({ limit, monthEndsOn }: MonthlyAllowance): Required<TicketMessageText> {
  return {
    title: 'Monthly Limit Reached',
    description: `You've used all ${limit} tickets for this month. You can prioritize another from ${longDate(monthEndsOn)}.`,
  };
}

function monthsBetween(from: Date, to: Date): number {
  return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
}

function monthsAfter(start: Date, months: number): Date {
  const after = new Date(start);
  after.setUTCMonth(start.getUTCMonth() + months);
  // The 31st of a month with 30 days overflows to the 1st of the next one.
  if (after.getUTCDate() !== start.getUTCDate()) after.setUTCDate(0);
  return after;
}
