/** A weekly goal is a number of lessons, and nobody needs one. */
export const smallestGoal = 1;
export const largestGoal = 7;

export const possibleGoals: readonly number[] = Array.from(
  { length: largestGoal - smallestGoal + 1 },
  (_, index) => smallestGoal + index,
);

/** "1 lesson a week". */
export function goalLabel(lessons: number): string {
  return `${lessonCount(lessons)} a week`;
}

/** How the week is going. It says what was done, and never what was missed. */
export function weekSentence(lessonsThisWeek: number, goal: number | null): string {
  if (goal === null) {
    return lessonsThisWeek === 0 ? 'No lessons yet this week' : `${lessonCount(lessonsThisWeek)} this week`;
  }
  if (lessonsThisWeek >= goal) return `Goal reached: ${lessonCount(lessonsThisWeek)} this week`;
  return `${lessonsThisWeek} of ${lessonCount(goal)} this week`;
}

function lessonCount(lessons: number): string {
  return lessons === 1 ? '1 lesson' : `${lessons} lessons`;
}
