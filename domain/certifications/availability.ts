export interface CourseCompletion {
  readonly isPublished: boolean;
  readonly totalLessons: number;
  readonly completedLessons: number;
}

/** Work can be submitted once the course is published and all its lessons are completed. */
export function isOpenForAssessment({
  isPublished,
  totalLessons,
  completedLessons,
}: CourseCompletion): boolean {
  return isPublished && totalLessons > 0 && completedLessons >= totalLessons;
}
