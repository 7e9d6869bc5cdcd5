import { longDate, shortDate, shortDateWithYear } from './calendar-date.ts';
import { localDay, localTime, offsetLabel, twoDigits } from './time-zone.ts';

/**
 * A point in time in JSON. Rules use `Date`; only functions that write a time of a reply as text take this
 * (decision 38).
 */
export type IsoTime = string;

/** "Mar 4, 2026, 09:05 UTC", or "Mar 4, 2026, 11:05 UTC+2" on the reader's clock. */
export function momentLabel(moment: Date | IsoTime, timeZone?: string | null): string {
  const time = new Date(moment);
  const local = localTime(time, timeZone ?? null);
  const { day, hour, minute } = local;
  return `${shortDateWithYear(day)}, ${twoDigits(hour)}:${twoDigits(minute)} ${offsetLabel(time, local)}`;
}

/** "March 4, 2026": the day of a moment on the reader's calendar, which is UTC while their time zone is unknown. */
export function dayLabel(moment: Date | IsoTime, timeZone: string | null): string {
  return longDate(localDay(new Date(moment), timeZone));
}

/** "Mar 4", for narrow places. */
export function shortDayLabel(moment: Date | IsoTime, timeZone: string | null): string {
  return shortDate(localDay(new Date(moment), timeZone));
}
