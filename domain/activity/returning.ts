import type { Activity } from './week.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Whether a learner completed a lesson more than 24 hours ago. On the first day, nobody is welcomed back. */
export function isReturning(completedLessons: number, recent: readonly Activity[], now: Date): boolean {
  const ofLastDay = recent.filter(
    ({ kind, at }) => kind === 'lesson' && now.getTime() - new Date(at).getTime() < dayMilliseconds,
  );
  return completedLessons > ofLastDay.length;
}
