import type { IsoTime } from './moment.ts';
import { monthNames, shortMonthNames } from './month-names.ts';

/** A calendar day as `YYYY-MM-DD`. It has no time and no time zone, so 1 May is May 1 everywhere. */
export type CalendarDate = string;

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = pattern.exec(text) ?? [];
  if (!year || !month || !day || year === '0000') return false;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** "May 1", for course cards. */
export function shortDate(date: CalendarDate): string {
  const { month, day } = partsOf(date);
  return `${shortMonthNames[month]} ${day}`;
}

/** "May 1, 2025", for narrow places. */
export function shortDateWithYear(date: CalendarDate): string {
  return `${shortDate(date)}, ${partsOf(date).year}`;
}

/** "May 1, 2025": the long US format. */
export function longDate(date: CalendarDate): string {
  const { year, month, day } = partsOf(date);
  return `${monthNames[month]} ${day}, ${year}`;
}

/** "1 May 2025", for the update dates of legal pages. */
export function britishDate(date: CalendarDate): string {
  const { year, month, day } = partsOf(date);
  return `${day} ${monthNames[month]} ${year}`;
}

/** The day of a moment in UTC, the same for every reader. `dayLabel` names the day on a reader's calendar. */
export function dayOf(moment: Date | IsoTime): CalendarDate {
  return new Date(moment).toISOString().slice(0, 10);
}

/** The month counts from 0. */
function partsOf(date: CalendarDate): { year: number; month: number; day: number } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month: month - 1, day };
}
