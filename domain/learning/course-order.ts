import type { CalendarDate } from '../calendar/calendar-date.ts';

interface DatedCourse {
  readonly id: number;
  readonly goesLiveDate: CalendarDate | null;
}

/** An undated course sorts as if it went live on this day. */
export const undatedGoesLast: CalendarDate = '2099-01-01';

/** Courses by go-live date, soonest first, undated last; equal dates keep a stable order by id. */
export function byGoLiveDate<Course extends DatedCourse>(courses: readonly Course[]): Course[] {
  return courses.toSorted((left, right) => dateOf(left).localeCompare(dateOf(right)) || left.id - right.id);
}

function dateOf(course: DatedCourse): CalendarDate {
  return course.goesLiveDate ?? undatedGoesLast;
}
