/** A day on the calendar as `YYYY-MM-DD`: it has no time and no zone, so 1 May is May 1 everywhere. */
export type CalendarDate = string;

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = pattern.exec(text) ?? [];
  if (!year || !month || !day) return false;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** "May 1", as on course cards. */
export function shortDate(date: CalendarDate): string {
  return format(date, { month: 'short', day: 'numeric' });
}

/** "May 1, 2025": the long US format. */
export function longDate(date: CalendarDate): string {
  return format(date, { year: 'numeric', month: 'long', day: 'numeric' });
}

/** The day of a moment, by the clock of Greenwich: the same for everybody who reads it. */
export function dayOf(isoTime: string): CalendarDate {
  return new Date(isoTime).toISOString().slice(0, 10);
}

function format(date: CalendarDate, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
