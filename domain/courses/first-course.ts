import type { CalendarDate } from '../calendar/calendar-date.ts';
import { byGoLiveDate } from './course-order.ts';

interface OfferedCourse {
  readonly id: number;
  readonly slug: string;
  readonly isPublished: boolean;
  readonly totalLessons: number;
  readonly goesLiveDate: CalendarDate | null;
}

/** The course that newcomers begin with: the flagship if it can be started, otherwise the earliest that can. */
export function firstCourse<Course extends OfferedCourse>(
  courses: readonly Course[],
  flagshipSlug: string,
): Course | undefined {
  const open = byGoLiveDate(
    courses.filter(({ isPublished, totalLessons }) => isPublished && totalLessons > 0),
  );
  return open.find(({ slug }) => slug === flagshipSlug) ?? open[0];
}
