import { shortMonthNames } from './month-names.ts';

/** "Mar 4, 2026, 09:05 UTC". */
export function momentLabel(isoTime: string): string {
  const time = new Date(isoTime);
  const day = `${shortMonthNames[time.getUTCMonth()]} ${time.getUTCDate()}, ${time.getUTCFullYear()}`;
  return `${day}, ${twoDigits(time.getUTCHours())}:${twoDigits(time.getUTCMinutes())} UTC`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
