/** The completed lessons of a course as a whole percentage; 0 for a course without lessons. */
export function progressPercent(completedLessons: number, totalLessons: number): number {
  if (totalLessons <= 0) return 0;
  return Math.round((Math.min(completedLessons, totalLessons) / totalLessons) * 100);
}

interface OrderedLesson {
  readonly id: number;
  readonly orderIndex: number;
}

/** The first lesson in order that is not completed; undefined when all are. */
export function nextUnfinishedLesson<Lesson extends OrderedLesson>(
  lessons: readonly Lesson[],
  completedLessonIds: ReadonlySet<number>,
): Lesson | undefined {
  return lessons
    .toSorted((left, right) => left.orderIndex - right.orderIndex)
    .find((lesson) => !completedLessonIds.has(lesson.id));
}
