interface Promoted {
  readonly id: number;
  readonly slug: string;
  readonly isPublished: boolean;
  /** The position of its first free lesson. */
  readonly freeLessonOrder: number | null;
}

/** The course whose free lesson is promoted: the flagship if it has one, otherwise the first that has. */
export function courseToTry<Course extends Promoted>(
  courses: readonly Course[],
  flagshipSlug: string,
): Course | undefined {
  const open = courses.filter(({ isPublished, freeLessonOrder }) => isPublished && freeLessonOrder !== null);
  return open.find(({ slug }) => slug === flagshipSlug) ?? open[0];
}

/** The same for somebody who has begun some courses, and so knows their free lessons. */
export function nextCourseToTry<Course extends Promoted>(
  courses: readonly Course[],
  begun: Pick<ReadonlyMap<number, unknown>, 'has'>,
  flagshipSlug: string,
): Course | undefined {
  return courseToTry(
    courses.filter(({ id }) => !begun.has(id)),
    flagshipSlug,
  );
}
