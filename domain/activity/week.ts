import { type CalendarDate, dayOf } from '../calendar/calendar-date.ts';
import type { IsoTime } from '../calendar/moment.ts';
import { localDay } from '../calendar/time-zone.ts';

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
  const dateOf = (moment: Date) => localDay(moment, timeZone);
  const today = dateOf(now);
  const monday = mondayOf(today);
  const week = dayNames.map((name, index) => {
    const date = addDays(monday, index);
    const counts = { lesson: 0, check: 0, snapshot: 0 };
    return { date, name, isToday: date === today, isFuture: date > today, counts };
  });
  const days = new Map(week.map((day) => [day.date, day]));
  for (const { kind, at } of activities) {
    const day = days.get(dateOf(new Date(at)));
    if (day) day.counts[kind] += 1;
  }
  return week;
}

export function lessonsIn(week: readonly WeekDay[]): number {
  return week.reduce((sum, { counts }) => sum + counts.lesson, 0);
}

export function isActive({ counts }: WeekDay): boolean {
  return activityKinds.some((kind) => counts[kind] > 0);
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
