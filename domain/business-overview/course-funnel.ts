export interface LessonStep {
  readonly lessonId: number;
  /** How many finished it in the period. */
  readonly finished: number;
}

export interface FunnelStep<Lesson extends LessonStep = LessonStep> {
  readonly lesson: Lesson;
  /** Who came as far as this lesson and did not finish it. */
  readonly stopped: number;
  /** Of those who came as far as this, the share that finished it; nothing when nobody came. */
  readonly goesOn: number | null;
}

/**
 * How far people come in a course. Who has finished any lesson has started the course, and comes as far as its
 * first lesson; who finished a lesson comes as far as the next one. Lessons can be taken in any order, so more
 * can finish one than came by the one before: then nobody stopped there.
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

/** The lesson at which most people stop; nothing when nobody does. */
export function whereMostStop<Step extends FunnelStep>(steps: readonly Step[]): Step | undefined {
  const most = steps.reduce<Step | undefined>(
    (worst, step) => (worst && worst.stopped >= step.stopped ? worst : step),
    undefined,
  );
  return most && most.stopped > 0 ? most : undefined;
}
