import type { CourseWithLessons } from '@chalkline/contract/courses';
import type { CurrentUser } from '@chalkline/contract/people';
import { lessonAt, parseLessonOrder } from '@chalkline/domain/courses/lesson-order';
import { areLessonsOpen } from '@chalkline/domain/courses/open-lessons';
import type { Parameters } from '../screen.ts';

/** The lesson in an address, if this person can open it. */
export function lessonIn(
  course: CourseWithLessons | undefined,
  { order }: Parameters<'order'>,
  viewer: CurrentUser | null | undefined,
) {
  if (!course || !areLessonsOpen(course, viewer ?? null)) return undefined;
  return lessonAt(course.lessons, parseLessonOrder(order));
}
