/** As many courses as the landing page shows at most. */
export const mostFeaturedCourses = 20;

export interface FeaturedProblem {
  /** Which of them, or nothing when it is about all of them. */
  readonly index?: number;
  readonly reason: string;
}

/** What is wrong with the courses that the landing page is to show: each is one that there is, and stands there once. */
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
