/** The most courses that the landing page shows. */
export const mostFeaturedCourses = 20;

export interface FeaturedProblem {
  /** The index of the course, or undefined when the problem is about the whole list. */
  readonly index?: number;
  readonly reason: string;
}

/** The problems with the featured courses: each must exist and be listed once. */
export function featuredProblems(
  ids: readonly number[],
  isCourse: (id: number) => boolean,
): FeaturedProblem[] {
  if (ids.length === 0) return [{ reason: 'must include at least one course' }];
  if (ids.length > mostFeaturedCourses) return [{ reason: `must be at most ${mostFeaturedCourses}` }];
  return ids.flatMap((id, index) => {
    if (!isCourse(id)) return [{ index, reason: `course ${id} doesn't exist` }];
    return ids.indexOf(id) < index ? [{ index, reason: `course ${id} is listed twice` }] : [];
  });
}
