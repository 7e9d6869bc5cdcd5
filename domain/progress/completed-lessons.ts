interface CompletionRecord {
  readonly courseId: number;
  readonly lessonId: number;
  readonly isCompleted: boolean;
}

/** The ids of a person's completed lessons. */
export function completedLessonIds(records: readonly CompletionRecord[]): ReadonlySet<number> {
  return new Set(records.filter((record) => record.isCompleted).map((record) => record.lessonId));
}

/** How many lessons of each course a person has completed; courses without any are left out. */
export function completedPerCourse(records: readonly CompletionRecord[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { courseId, isCompleted } of records) {
    if (isCompleted) counts.set(courseId, (counts.get(courseId) ?? 0) + 1);
  }
  return counts;
}
