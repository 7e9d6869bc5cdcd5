import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysAfter } from '../calendar/period.ts';
import { startOfDay } from '../calendar/time-zone.ts';
import { endInUtc } from './grant-end-label.ts';

/**
 * A plan is active for the whole of its last day, in UTC. Where that day is over already but it is still today for
 * the founder, the plan ends with the founder's day.
 */
export function grantEnd(until: CalendarDate, now: Date, timeZone: string | null): Date {
  const end = endInUtc(until);
  return end > now ? end : new Date(startOfDay(daysAfter(until, 1), timeZone).getTime() - 1);
}
