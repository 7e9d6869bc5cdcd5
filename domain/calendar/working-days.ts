import { type CalendarDate, dayOf } from './calendar-date.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The promise in the words for learners. */
export const reviewPromise = '1-2 working days';

/** The number of working days within which feedback is promised. */
export const promisedWorkingDays = 2;

/**
 * Whole working days (Monday to Friday, UTC) between two moments: a submission from Friday is one day old
 * on Monday.
 */
export function workingDaysBetween(from: Date, to: Date): number {
  let count = 0;
  for (let day = startOf(from) + dayMilliseconds; day <= startOf(to); day += dayMilliseconds) {
    if (isWorkingDay(new Date(day))) count += 1;
  }
  return count;
}

/** The last day on which an answer is in time: a submission from Friday is answered by Tuesday. */
export function promisedBy(submittedAt: Date): CalendarDate {
  let day = startOf(submittedAt);
  for (let left = promisedWorkingDays; left > 0; ) {
    day += dayMilliseconds;
    if (isWorkingDay(new Date(day))) left -= 1;
  }
  return dayOf(new Date(day));
}

/** Whether a submission has waited longer than promised. */
export function isOverdue(submittedAt: Date, now: Date): boolean {
  return workingDaysBetween(submittedAt, now) > promisedWorkingDays;
}

function startOf(moment: Date): number {
  return Math.floor(moment.getTime() / dayMilliseconds) * dayMilliseconds;
}

function isWorkingDay(day: Date): boolean {
  return day.getUTCDay() !== 0 && day.getUTCDay() !== 6;
}
