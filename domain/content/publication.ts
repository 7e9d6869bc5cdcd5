import type { CalendarDate } from '../calendar/calendar-date.ts';

/** Whether an item is public, and whether it becomes so by itself on its day. */
export interface Publication {
  readonly isPublished: boolean;
  readonly isScheduled: boolean;
  readonly day: CalendarDate | null;
}

/** Publishes now: a missing or future day becomes today, the day on which it went live. */
export function publishNow({ day }: Publication, today: CalendarDate): Publication {
  return { isPublished: true, isScheduled: false, day: day === null || day > today ? today : day };
}

/** Schedules for its day; undefined when there is no day, or it has passed. */
export function publishOnItsDay({ day }: Publication, today: CalendarDate): Publication | undefined {
  if (day === null || day <= today) return undefined;
  return { isPublished: false, isScheduled: true, day };
}

/** Unpublishes. A future day stays announced; a past one is dropped. */
export function unpublish({ day }: Publication, today: CalendarDate): Publication {
  return { isPublished: false, isScheduled: false, day: day !== null && day > today ? day : null };
}

/** Whether the scheduled day has come. */
export function isDue({ isPublished, isScheduled, day }: Publication, today: CalendarDate): boolean {
  return !isPublished && isScheduled && day !== null && day <= today;
}
