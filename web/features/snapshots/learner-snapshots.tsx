import type { LessonOutline } from '@chalkline/contract/courses';
import type { Snapshot } from '@chalkline/contract/snapshots';
import type { ReactElement } from 'react';
import { OpenPicture } from './open-picture.tsx';
import styles from './snapshot-timeline.module.css';
import { timelineEntries } from './timeline-labels.ts';

export interface LearnerSnapshotsProps {
  readonly snapshots: readonly Snapshot[];
  readonly lessons: readonly Pick<LessonOutline, 'id' | 'orderIndex' | 'title'>[];
}

/** Someone else's snapshots of a course, read-only. */
export function LearnerSnapshots({ snapshots, lessons }: LearnerSnapshotsProps): ReactElement {
  return (
    <ol className={styles.strip}>
      {timelineEntries(snapshots, lessons).map(({ snapshot, order, label }) => (
        <li key={snapshot.id} className={styles.entry}>
          <span className={styles.mark}>
            <span className="visually-hidden">Lesson </span>
            {order}
          </span>
          <OpenPicture snapshot={snapshot} label={label} />
        </li>
      ))}
    </ol>
  );
}
