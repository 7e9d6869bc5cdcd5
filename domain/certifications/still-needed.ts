import type { CheckProgress } from '../build-checks/check-progress.ts';

export interface CourseStatus {
  readonly totalLessons: number;
  readonly completedLessons: number;
  /** The build checks of the course. They are what a reviewer looks at, so learners should try them first. */
  readonly checks: CheckProgress;
}

/** "4 lessons and 9 checks"; undefined when everything is done. */
export function stillNeeded({ totalLessons, completedLessons, checks }: CourseStatus): string | undefined {
  const parts = [
    counted(totalLessons - completedLessons, 'lesson'),
    counted(checks.total - checks.done, 'check'),
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(' and ') : undefined;
}

function counted(count: number, noun: string): string | undefined {
  if (count <= 0) return undefined;
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
