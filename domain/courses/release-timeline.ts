import { type CalendarDate, longDate } from '../calendar/calendar-date.ts';
import { byGoLiveDate } from './course-order.ts';

interface AnnouncedCourse {
  readonly id: number;
  readonly slug: string;
  readonly isPublished: boolean;
  readonly goesLiveDate: CalendarDate | null;
}

export interface Release<Course> {
  readonly course: Course;
  readonly status: 'Live' | 'Coming Soon';
  readonly when: string;
}

const longestTimeline = 6;

/** The flagship course, once it is published, and then announced courses with a date, soonest first. */
export function releaseTimeline<Course extends AnnouncedCourse>(
  courses: readonly Course[],
  flagshipCourseSlug: string,
): Release<Course>[] {
  const live = courses.filter((course) => course.isPublished && course.slug === flagshipCourseSlug);
  const announced = byGoLiveDate(courses.filter((course) => !course.isPublished));
  return [...live, ...announced].flatMap((course) => releaseOf(course) ?? []).slice(0, longestTimeline);
}

function releaseOf<Course extends AnnouncedCourse>(course: Course): Release<Course> | undefined {
  if (course.isPublished) return { course, status: 'Live', when: 'Available Now' };
  if (course.goesLiveDate === null) return undefined;
  return { course, status: 'Coming Soon', when: longDate(course.goesLiveDate) };
}
