import type { CalendarDate } from '../calendar/calendar-date.ts';

/** Whether something is public, and whether it becomes so by itself on its day. */
export interface Publication {
  readonly isPublished: boolean;
  readonly isScheduled: boolean;
  readonly day: CalendarDate | null;
}

/** Published now: a day that is missing or yet to come becomes today, the day on which it went live. */
export function publishNow({ day }: Publication, today: CalendarDate): Publication {
  return { isPublished: true, isScheduled: false, day: day === null || day > today ? today : day };
}

/** Published on its day: nothing when there is no such day, or it has passed. */
export function publishOnItsDay({ day }: Publication, today: CalendarDate): Publication | undefined {
  if (day === null || day <= today) return undefined;
  return { isPublished: false, isScheduled: true, day };
}

/** Not public any more. A day to come stays announced; one that has passed announces nothing. */
export function unpublish({ day }: Publication, today: CalendarDate): Publication {
  return { isPublished: false, isScheduled: false, day: day !== null && day > today ? day : null };
}

/** Whether the day has come on which it publishes itself. */
export function isDue({ isPublished, isScheduled, day }: Publication, today: CalendarDate): boolean {
  return !isPublished && isScheduled && day !== null && day <= today;
}
