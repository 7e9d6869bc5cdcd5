import type { CalendarDate } from '../calendar/calendar-date.ts';

interface DatedCourse {
  readonly id: number;
  readonly goesLiveDate: CalendarDate | null;
}

/** Courses without a date are sorted as if they went live on this day. */
export const undatedGoesLast: CalendarDate = '2099-01-01';

/** Sorts courses by go-live date, soonest first, undated last; equal dates are sorted by id. */
export function byGoLiveDate<Course extends DatedCourse>(courses: readonly Course[]): Course[] {
  return courses.toSorted((left, right) => dateOf(left).localeCompare(dateOf(right)) || left.id - right.id);
}

function dateOf(course: DatedCourse): CalendarDate {
  return course.goesLiveDate ?? undatedGoesLast;
}
