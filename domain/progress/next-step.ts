import { firstCourse } from '../courses/first-course.ts';

type StepCourse = Parameters<typeof firstCourse>[0][number];

export type NextStep<Course> =
  /** Nothing is completed yet. */
  | { readonly kind: 'begin'; readonly course: Course }
  | { readonly kind: 'continue'; readonly course: Course; readonly lessonsLeft: number }
  /** All started courses are finished, and this one is not started yet. */
  | { readonly kind: 'start'; readonly course: Course }
  /** All published courses are finished. */
  | { readonly kind: 'rest' };

/**
 * What a learner does next: the started course nearest to its end, otherwise the first one that is not
 * started. Between equals, the order of the courses decides. Newcomers begin with the flagship.
 */
export function nextStep<Course extends StepCourse>(
  courses: readonly Course[],
  completedPerCourse: ReadonlyMap<number, number>,
  flagshipSlug: string,
): NextStep<Course> {
  if (completedPerCourse.size === 0) return begin(courses, flagshipSlug);
  const { started, fresh } = openCourses(courses, completedPerCourse);
  const [nearest] = started.toSorted((left, right) => right.share - left.share);
  if (nearest) return { kind: 'continue', course: nearest.course, lessonsLeft: nearest.lessonsLeft };
  const [first] = fresh;
  return first ? { kind: 'start', course: first.course } : { kind: 'rest' };
}

function begin<Course extends StepCourse>(
  courses: readonly Course[],
  flagshipSlug: string,
): NextStep<Course> {
  const course = firstCourse(courses, flagshipSlug);
  return course ? { kind: 'begin', course } : { kind: 'rest' };
}

function openCourses<Course extends StepCourse>(
  courses: readonly Course[],
  completedPerCourse: ReadonlyMap<number, number>,
) {
  const open = courses
    .filter((course) => course.isPublished)
    .map((course) => progressIn(course, completedPerCourse.get(course.id) ?? 0))
    .filter(({ lessonsLeft }) => lessonsLeft > 0);
  return {
    started: open.filter(({ share }) => share > 0),
    fresh: open.filter(({ share }) => share === 0),
  };
}

function progressIn<Course extends StepCourse>(course: Course, completed: number) {
  return { course, lessonsLeft: course.totalLessons - completed, share: completed / course.totalLessons };
}
