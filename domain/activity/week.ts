import { type CalendarDate, dayOf } from '../calendar/calendar-date.ts';
import type { IsoTime } from '../calendar/moment.ts';
import { localDay, startOfDay } from '../calendar/time-zone.ts';

export const activityKinds = ['lesson', 'check', 'snapshot'] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** Something that a learner did. */
export interface Activity {
  readonly kind: ActivityKind;
  readonly at: IsoTime;
}

export interface WeekDay {
  readonly date: CalendarDate;
  /** "Monday". */
  readonly name: string;
  readonly isToday: boolean;
  readonly isFuture: boolean;
  readonly counts: Readonly<Record<ActivityKind, number>>;
}

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const millisecondsPerDay = 86_400_000;
const quarterHourMilliseconds = 15 * 60 * 1000;

/** A week in any time zone lies within this many days before now. */
const daysThatMayBelong = 8;

/** The start of what may belong to the current week, wherever the learner is. */
export function weekMayStartAt(now: Date): Date {
  return new Date(now.getTime() - daysThatMayBelong * millisecondsPerDay);
}

/**
 * The last quarter of an hour. In every time zone, days begin at one, so what is shown of a day is the same until the
 * next.
 */
export function lastQuarterHour(now: Date): Date {
  return new Date(now.getTime() - (now.getTime() % quarterHourMilliseconds));
}

/** The seven days of the current week in this time zone, from Monday, with what was done on each. */
export function weekOf(activities: readonly Activity[], now: Date, timeZone: string | null): WeekDay[] {
  const today = localDay(now, timeZone);
  const monday = mondayOf(today);
  const week = dayNames.map((name, index) => {
    const date = addDays(monday, index);
    const counts = { lesson: 0, check: 0, snapshot: 0 };
    return { date, name, isToday: date === today, isFuture: date > today, counts };
  });
  const starts = startsOfDays(monday, timeZone);
  for (const { kind, at } of activities) {
    const moment = Date.parse(at);
    const day = week[starts.findLastIndex((start) => start <= moment)];
    if (day) day.counts[kind] += 1;
  }
  return week;
}

const knownStarts = new Map<string, readonly number[]>();

/** Only limits memory. */
const mostWeeks = 1_000;

/**
 * When the days of a week begin, and the next week. Comparing moments with them is much faster than finding the day of
 * each, and everybody in a time zone has the same week.
 */
function startsOfDays(monday: CalendarDate, timeZone: string | null): readonly number[] {
  const key = `${monday} ${timeZone}`;
  const known = knownStarts.get(key);
  if (known) return known;
  const starts = [...dayNames.keys(), dayNames.length].map((index) =>
    startOfDay(addDays(monday, index), timeZone).getTime(),
  );
  if (knownStarts.size >= mostWeeks) knownStarts.clear();
  knownStarts.set(key, starts);
  return starts;
}

export function lessonsIn(week: readonly WeekDay[]): number {
  return week.reduce((sum, { counts }) => sum + counts.lesson, 0);
}

/** "2 lessons, 1 check"; empty for a day without activity. */
export function daySummary({ counts }: WeekDay): string {
  return activityKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${counts[kind]} ${kind}${counts[kind] === 1 ? '' : 's'}`)
    .join(', ');
}

function mondayOf(date: CalendarDate): CalendarDate {
  const daysSinceMonday = (new Date(date).getUTCDay() + 6) % 7;
  return addDays(date, -daysSinceMonday);
}

/** Calendar days have no time zone, so each of them is as long as a day in UTC. */
function addDays(date: CalendarDate, days: number): CalendarDate {
  return dayOf(new Date(new Date(date).getTime() + days * millisecondsPerDay));
}
