import { type CalendarDate, shortDate } from '../calendar/calendar-date.ts';

interface ReleasedCourse {
  readonly isPublished: boolean;
  readonly goesLiveDate: CalendarDate | null;
}

/** The badge of a course card. */
export function courseBadge(course: ReleasedCourse): string {
  if (course.isPublished) return 'Live';
  return course.goesLiveDate ? `Goes live ${shortDate(course.goesLiveDate)}` : 'Coming Soon';
}

export type CourseCardButton =
  | { readonly label: 'Start Course' | 'Continue' | 'Review'; readonly leadsTo: 'course' }
  | { readonly label: 'Start the course'; readonly leadsTo: 'sign-in' }
  | { readonly label: 'Coming Soon'; readonly leadsTo: 'nowhere' };

/** The label and the target of a course card's button. */
export function courseCardButton(
  course: Pick<ReleasedCourse, 'isPublished'>,
  learner: { readonly isSignedIn: boolean; readonly progress: number },
): CourseCardButton {
  if (!course.isPublished) return { label: 'Coming Soon', leadsTo: 'nowhere' };
  if (!learner.isSignedIn) return { label: 'Start the course', leadsTo: 'sign-in' };
  if (learner.progress >= 100) return { label: 'Review', leadsTo: 'course' };
  return { label: learner.progress > 0 ? 'Continue' : 'Start Course', leadsTo: 'course' };
}
