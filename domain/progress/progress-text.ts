import { progressPercent } from './progress.ts';

/** "3 of 7 lessons completed (43%)". */
export function progressSentence(completedLessons: number, totalLessons: number): string {
  const percent = progressPercent(completedLessons, totalLessons);
  return `${completedLessons} of ${totalLessons} lessons completed (${percent}%)`;
}

/** "1 lesson left in Build Your First Website". */
export function distanceSentence(lessonsLeft: number, courseTitle: string): string {
  return `${lessonsLeft} ${lessonsLeft === 1 ? 'lesson' : 'lessons'} left in ${courseTitle}`;
}
