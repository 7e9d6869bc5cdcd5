interface Promoted {
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
