export const firstLessonOrder = 1;

const largestOrder = 9_999;

/** The lesson number in a URL; anything else means the first lesson. */
export function parseLessonOrder(text: string | undefined): number {
  const order = /^\d+$/.test(text ?? '') ? Number(text) : firstLessonOrder;
  return Math.min(order, largestOrder);
}

interface OrderedLesson {
  readonly orderIndex: number;
}

/** The lesson with this order. */
export function lessonAt<Lesson extends OrderedLesson>(
  lessons: readonly Lesson[],
  order: number,
): Lesson | undefined {
  return lessons.find((lesson) => lesson.orderIndex === order);
}

export interface Neighbours<Lesson> {
  readonly previous: Lesson | undefined;
  readonly next: Lesson | undefined;
}

/** The lessons before and after the one with this order. */
export function neighbours<Lesson extends OrderedLesson>(
  lessons: readonly Lesson[],
  order: number,
): Neighbours<Lesson> {
  return {
    previous: lessonAt(lessons, order - 1),
    next: lessonAt(lessons, order + 1),
  };
}
