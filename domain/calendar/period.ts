import { type CalendarDate, shortDate, shortDateWithYear } from './calendar-date.ts';

/** The periods of the business overview, in days. */
export const periods = [30, 90, 365] as const;

export type Period = (typeof periods)[number];

/** The period in the URL; 30 days by default. */
export function readPeriod(days: string | null | undefined): Period {
  return periods.find((period) => String(period) === days) ?? 30;
}

/** A day on a chart of so many days: with its year when they are more than a few months. */
export function chartDay(day: CalendarDate, days: number): string {
  return days > 180 ? shortDateWithYear(day) : shortDate(day);
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The day so many days later, or earlier for a negative number. */
export function daysAfter(day: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10);
}

/** Every day from the first to the last, both included. */
export function daysBetween(first: CalendarDate, last: CalendarDate): CalendarDate[] {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / dayMilliseconds) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => daysAfter(first, index));
}

/** The days of a period that ends today. */
export function daysOf(period: Period, today: CalendarDate): CalendarDate[] {
  return daysBetween(daysAfter(today, 1 - period), today);
}
