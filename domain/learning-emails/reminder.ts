import { localTime } from '../calendar/time-zone.ts';

const day = 24 * 60 * 60 * 1000;

/** How many days without a visit lead to the first and to the second reminder. There is no third. */
export const reminderDays = [7, 21] as const;

/** A reminder that could not be sent within this many days is skipped, because it would come at a random time. */
const graceDays = 7;

/** Emails that nobody asked for at this moment are sent between these hours of the reader's day. */
const daytime = { from: 8, until: 20 } as const;

export interface Absence {
  readonly lastSeenAt: Date;
  /** The last visit before the absence that `remindersDone` counts the reminders of; null before the first one. */
  readonly absentSince: Date | null;
  readonly remindersDone: number;
}

/** When somebody must have been seen last to get the n-th reminder, counted from 0. */
export function lastSeenForReminder(
  index: number,
  now: Date,
): { readonly after: Date; readonly until: Date } {
  const days = reminderDays[index] ?? Number.POSITIVE_INFINITY;
  return {
    after: new Date(now.getTime() - (days + graceDays) * day),
    until: new Date(now.getTime() - days * day),
  };
}

/** Which reminder is due, counted from 0; undefined for none. A visit starts a new absence. */
export function dueReminder(
  { lastSeenAt, absentSince, remindersDone }: Absence,
  now: Date,
): number | undefined {
  const done = absentSince?.getTime() === lastSeenAt.getTime() ? remindersDone : 0;
  const due = reminderDays.findIndex((_, index) => {
    const { after, until } = lastSeenForReminder(index, now);
    return lastSeenAt > after && lastSeenAt <= until;
  });
  return due >= done && due !== -1 ? due : undefined;
}

export function isDaytime(now: Date, timeZone: string | null): boolean {
  const { hour } = localTime(now, timeZone);
  return hour >= daytime.from && hour < daytime.until;
}

export interface Learner {
  readonly hasCompletedLessons: boolean;
  readonly hasPaidPlan: boolean;
  readonly isStaff: boolean;
  readonly hasNextLesson: boolean;
}

/**
 * Whether a reminder makes sense. Somebody who has only looked around has nothing to return to; somebody who
 * has paid does. Staff visit for work.
 */
export function isWorthReminding(learner: Learner): boolean {
  const { hasCompletedLessons, hasPaidPlan, isStaff, hasNextLesson } = learner;
  return hasNextLesson && !isStaff && (hasCompletedLessons || hasPaidPlan);
}
