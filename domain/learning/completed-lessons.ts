interface CompletionRecord {
  readonly courseId: number;
  readonly lessonId: number;
  readonly isCompleted: boolean;
}

/** The lessons that somebody has completed, for asking about one of them. */
export function completedLessonIds(records: readonly CompletionRecord[]): ReadonlySet<number> {
  return new Set(records.filter((record) => record.isCompleted).map((record) => record.lessonId));
}

/** How many lessons of each course somebody has completed; a course without any is left out. */
export function completedPerCourse(records: readonly CompletionRecord[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { courseId, isCompleted } of records) {
    if (isCompleted) counts.set(courseId, (counts.get(courseId) ?? 0) + 1);
  }
  return counts;
}
