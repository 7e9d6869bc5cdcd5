import { type CalendarDate, dayOf } from '../calendar/calendar-date.ts';
import { isoWeekOf, localTime, startOfDay } from '../calendar/time-zone.ts';
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

/** What a summary reports on: from `since` until just before `until`. */
export interface SummaryPeriod {
  readonly since: Date;
  readonly until: Date;
}

const week = 7 * day;

/** One missed Monday is made up for, such as one without a server. After more of them, only the last week is news. */
const longestPeriod = 2 * week + 2 * day;

/**
 * The period of a summary that is sent now. It begins where the last one ended, whatever has happened to sending
 * times and time zones since, so everything is in exactly one summary. It ends with the reader's Sunday, which is
 * over by then.
 */
export function summaryPeriod(now: Date, timeZone: string | null, reportedUntil: Date | null): SummaryPeriod {
  const until = startOfDay(localTime(now, timeZone).day, timeZone);
  const continues =
    reportedUntil !== null &&
    reportedUntil < until &&
    until.getTime() - reportedUntil.getTime() <= longestPeriod;
  return { since: continues ? reportedUntil : new Date(until.getTime() - week), until };
}

/** Whether a course that went live on that day is news. Days of courses are in UTC, and each is in one period. */
export function isNewIn({ since, until }: SummaryPeriod, liveOn: CalendarDate | null): boolean {
  return liveOn !== null && liveOn >= dayOf(since) && liveOn < dayOf(until);
}

/** How an email names the period. */
export function periodLabel({ since, until }: SummaryPeriod): string {
  return until.getTime() - since.getTime() > week + 2 * day ? 'in the last two weeks' : 'last week';
}

export interface SummaryFacts {
  readonly period: SummaryPeriod;
  readonly completedLessons: readonly string[];
  readonly xp: number;
  readonly newCourses: readonly string[];
  readonly unreadNotifications: number;
}

/** There is nothing to say about a period without activity and news. */
export function isWorthSummarising({
  completedLessons,
  newCourses,
  unreadNotifications,
}: SummaryFacts): boolean {
  return completedLessons.length > 0 || newCourses.length > 0 || unreadNotifications > 0;
}
