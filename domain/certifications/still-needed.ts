import type { CheckProgress } from '../build-checks/check-progress.ts';

export interface CourseStatus {
  readonly totalLessons: number;
  readonly completedLessons: number;
  /** The build checks of the course. They are what a reviewer looks at, so learners should try them first. */
  readonly checks: CheckProgress;
}

/**
 * What is left to do for a certification: its lessons are needed, and its checks are recommended. Undefined when
 * everything is done.
 */
export function stillNeeded({ totalLessons, completedLessons, checks }: CourseStatus): string | undefined {
  const lessons = counted(totalLessons - completedLessons, 'lesson');
  const open = counted(checks.total - checks.done, 'check');
  const sentences = [
    lessons && `Still needed: ${lessons}.`,
    open && `Before you submit, try the ${open} still open.`,
  ].filter((sentence) => sentence !== undefined);
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

function counted(count: number, noun: string): string | undefined {
  if (count <= 0) return undefined;
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
