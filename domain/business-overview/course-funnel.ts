export interface LessonStep {
  readonly lessonId: number;
  /** How many finished it in the period. */
  readonly finished: number;
}

export interface FunnelStep<Lesson extends LessonStep = LessonStep> {
  readonly lesson: Lesson;
  /** How many people reached this lesson and did not finish it. */
  readonly stopped: number;
  /** The share of the people who reached this lesson that finished it. Null when nobody reached it. */
  readonly goesOn: number | null;
}

/**
 * How far people get in a course. Everybody who has finished any lesson has reached the first one, and
 * everybody who finished a lesson has reached the next one. Lessons can be taken in any order, so more
 * people can finish a lesson than finished the one before; then nobody stopped there.
 */
export function courseFunnel<Lesson extends LessonStep>(
  started: number,
  lessons: readonly Lesson[],
): FunnelStep<Lesson>[] {
  return lessons.map((lesson, index) => {
    const came = lessons[index - 1]?.finished ?? started;
    return {
      lesson,
      stopped: Math.max(0, came - lesson.finished),
      goesOn: came === 0 ? null : Math.min(1, lesson.finished / came),
    };
  });
}

/** The lesson at which most people stop; undefined when nobody does. */
export function whereMostStop<Step extends FunnelStep>(steps: readonly Step[]): Step | undefined {
  const most = steps.reduce<Step | undefined>(
    (worst, step) => (worst && worst.stopped >= step.stopped ? worst : step),
    undefined,
  );
  return most && most.stopped > 0 ? most : undefined;
}
