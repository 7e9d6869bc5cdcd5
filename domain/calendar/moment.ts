import { shortMonthNames } from './month-names.ts';
import { localTime, offsetLabel, twoDigits } from './time-zone.ts';

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
  const [year, month, date] = day.split('-').map(Number);
  const words = `${shortMonthNames[(month ?? 1) - 1]} ${date}, ${year}`;
  return `${words}, ${twoDigits(hour)}:${twoDigits(minute)} ${offsetLabel(time, local)}`;
}
