import type { CourseWithLessons, LessonOutline } from '@chalkline/contract/courses';

const plansHref = '/pricing';

/** Where a visitor goes on from a free lesson: to the next one if it is free too, otherwise to the plans. */
export function nextUpHref(course: CourseWithLessons, next: LessonOutline | undefined): string {
  return next?.isFree ? `/${course.slug}/${next.orderIndex}` : plansHref;
}
