import type { CalendarDate } from './calendar-date.ts';

/** For people whose time zone nobody knows yet. */
export const unknownTimeZone = 'UTC';

/** The longest name of a time zone is much shorter. */
export const longestTimeZone = 64;

/** The time on the clock of a time zone. */
export interface LocalTime {
  readonly day: CalendarDate;
  readonly hour: number;
  readonly minute: number;
  /** From 1 for Monday to 7 for Sunday. */
  readonly weekday: number;
}

/** Creating a formatter is slow, and there are few time zones. */
const formatters = new Map<string, Intl.DateTimeFormat>();

export function isTimeZone(name: string): boolean {
  try {
    formatterOf(name);
    return true;
  } catch {
    return false;
  }
}

export function localTime(moment: Date, timeZone: string | null): LocalTime {
  const zone = knownZone(timeZone);
  return zone === 'UTC' ? utcTime(moment) : zonedTime(moment, zone);
}

/** Only the day of the local time, which is found faster. */
export function localDay(moment: Date, timeZone: string | null): CalendarDate {
  const zone = knownZone(timeZone);
  return zone === 'UTC' ? utcDay(moment) : zonedTime(moment, zone).day;
}

/** A time zone that this system no longer knows counts as unknown. */
function knownZone(timeZone: string | null): string {
  return timeZone !== null && isTimeZone(timeZone) ? timeZone : unknownTimeZone;
}

function utcDay(moment: Date): CalendarDate {
  return moment.toISOString().slice(0, -14);
}

/** Needs no formatter, which is slow, and everybody whose time zone is unknown has this one. */
function utcTime(moment: Date): LocalTime {
  const day = utcDay(moment);
  return { day, hour: moment.getUTCHours(), minute: moment.getUTCMinutes(), weekday: weekdayOf(day) };
}

function zonedTime(moment: Date, zone: string): LocalTime {
  const parts = new Map(
    formatterOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  return { day, hour: Number(part('hour')), minute: Number(part('minute')), weekday: weekdayOf(day) };
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Time zones are younger than calendars. Days before them begin as in UTC. */
const firstZonedDay: CalendarDate = '1900-01-01';

/** When a day begins on the clock of a time zone. A few time zones skip midnight in a night of the year. */
export function startOfDay(day: CalendarDate, timeZone: string | null): Date {
  const midnight = Date.parse(day);
  if (day < firstZonedDay) return new Date(midnight);
  const beginning = (like: number) => {
    const moment = new Date(like);
    return midnight - minutesAhead(moment, localTime(moment, timeZone)) * 60_000;
  };
  // The clock may be changed between midnight in UTC and midnight there, also back to a midnight that was there before.
  const almost = beginning(midnight);
  const next = beginning(almost);
  const beforeChange = beginning(midnight - dayMilliseconds);
  const [first = next] = [beforeChange, almost, next]
    .filter((moment) => localTime(new Date(moment), timeZone).day === day)
    .toSorted((a, b) => a - b);
  return new Date(first);
}

/** How far a clock with this time is ahead of UTC at that moment. */
function minutesAhead(moment: Date, { day, hour, minute }: LocalTime): number {
  const local = Date.parse(`${day}T${twoDigits(hour)}:${twoDigits(minute)}:00Z`);
  return Math.round((local - Math.floor(moment.getTime() / 60_000) * 60_000) / 60_000);
}

/** "UTC", "UTC+2" or "UTC-3:30": what a clock with this time is ahead at that moment. */
export function offsetLabel(moment: Date, local: LocalTime): string {
  const minutes = minutesAhead(moment, local);
  if (minutes === 0) return 'UTC';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${twoDigits(rest)}`}`;
}

/** The ISO week of a day, such as `2026-W47`. It begins on a Monday. */
export function isoWeekOf(day: CalendarDate): string {
  // The week belongs to the year of its Thursday.
  const thursday = new Date(`${day}T00:00:00Z`);
  thursday.setUTCDate(thursday.getUTCDate() + 4 - weekdayOf(day));
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  const week = Math.floor((thursday.getTime() - newYear) / (7 * dayMilliseconds)) + 1;
  return `${thursday.getUTCFullYear()}-W${twoDigits(week)}`;
}

function weekdayOf(day: CalendarDate): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}
