import type { LessonOutline } from '@chalkline/contract/courses';
import type { Snapshot } from '@chalkline/contract/snapshots';

export interface TimelineEntry {
  readonly snapshot: Snapshot;
  /** The order of its lesson. */
  readonly order: number;
  readonly label: string;
}

type Outline = Pick<LessonOutline, 'id' | 'orderIndex' | 'title'>;

/** Snapshots with the number of their lesson; those of a lesson that the course no longer has are left out. */
export function timelineEntries(
  snapshots: readonly Snapshot[],
  lessons: readonly Outline[],
): readonly TimelineEntry[] {
  return lessons
    .toSorted((one, other) => one.orderIndex - other.orderIndex)
    .flatMap(({ id, orderIndex, title }) => {
      const ofLesson = snapshots.filter(({ lessonId }) => lessonId === id);
      return ofLesson.map((snapshot, index) => {
        const which = ofLesson.length > 1 ? `Snapshot ${index + 1}` : 'Snapshot';
        return { snapshot, order: orderIndex, label: `${which} of lesson ${orderIndex}, ${title}` };
      });
    });
}
