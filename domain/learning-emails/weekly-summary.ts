import { dayOf } from '../calendar/calendar-date.ts';
import { isoWeekOf, localTime } from '../calendar/time-zone.ts';
import { isDaytime } from './reminder.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const monday = 1;

/** The week whose summary somebody can get now: on Monday, in the daytime of their time zone. */
export function dueSummaryWeek(now: Date, timeZone: string | null): string | undefined {
  const { weekday, day: today } = localTime(now, timeZone);
  return weekday === monday && isDaytime(now, timeZone) ? isoWeekOf(today) : undefined;
}

/**
 * The week whose summaries are sent anywhere now. Time zones reach from fourteen hours ahead of UTC to twelve
 * behind, so Monday's daytime lasts from Sunday 18:00 to Tuesday 08:00 UTC.
 */
export function summaryWeekAnywhere(now: Date): string | undefined {
  const sinceSundayEvening = (now.getUTCDay() * 24 + now.getUTCHours() + 7 * 24 - 18) % (7 * 24);
  return sinceSundayEvening < 38 ? isoWeekOf(dayOf(new Date(now.getTime() + 14 * hour))) : undefined;
}

/** What a summary reports: the seven days before it. */
export function summarySince(now: Date): Date {
  return new Date(now.getTime() - 7 * day);
}

export interface WeekFacts {
  readonly completedLessons: readonly string[];
  readonly xp: number;
  readonly newCourses: readonly string[];
  readonly unreadNotifications: number;
}

/** There is nothing to say about a week without activity and news. */
export function isWorthSummarising({
  completedLessons,
  newCourses,
  unreadNotifications,
}: WeekFacts): boolean {
  return completedLessons.length > 0 || newCourses.length > 0 || unreadNotifications > 0;
}
