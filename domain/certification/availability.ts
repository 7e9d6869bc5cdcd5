export interface CourseStanding {
  readonly isPublished: boolean;
  readonly totalLessons: number;
  readonly completedLessons: number;
}

/** Work can be handed in once the course is published and every lesson of it is completed. */
export function isOpenForAssessment({
  isPublished,
  totalLessons,
  completedLessons,
}: CourseStanding): boolean {
  return isPublished && totalLessons > 0 && completedLessons >= totalLessons;
}
