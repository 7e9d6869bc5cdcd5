import { shortMonthNames } from './month-names.ts';

/**
 * A point in time in JSON. Rules use `Date`; only functions that write a time of a reply as text take this
 * (decision 38).
 */
export type IsoTime = string;

/** "Mar 4, 2026, 09:05 UTC". */
export function momentLabel(moment: Date | IsoTime): string {
  const time = new Date(moment);
  const day = `${shortMonthNames[time.getUTCMonth()]} ${time.getUTCDate()}, ${time.getUTCFullYear()}`;
  return `${day}, ${twoDigits(time.getUTCHours())}:${twoDigits(time.getUTCMinutes())} UTC`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
