import type { LessonOutline } from '@chalkline/contract/courses';
import { type FocusEvent, type ReactElement, useId, useRef } from 'react';
import { courseSnapshotsResource } from '../../api/lesson-resources.ts';
import { useResource } from '../../api/resource.ts';
import { useViewer } from '../../api/viewer.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { SnapshotTile } from './snapshot-tile.tsx';
import styles from './snapshot-timeline.module.css';
import { type TimelineEntry, timelineEntries } from './timeline-labels.ts';

export interface SnapshotTimelineProps {
  readonly courseId: number;
  readonly lessons: readonly LessonOutline[];
}

/** The snapshots of a course, from its first lesson on. */
export function SnapshotTimeline(props: SnapshotTimelineProps): ReactElement | null {
  const { viewer } = useViewer();
  return viewer ? <Timeline {...props} userId={viewer.id} /> : null;
}

function Timeline({ courseId, lessons, userId }: SnapshotTimelineProps & { userId: string }): ReactElement {
  const { data, error, isFetching, refetch } = useResource(courseSnapshotsResource(userId, courseId));
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.timeline}>
      <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
        Your Progress Timeline
      </h2>
      {error ? (
        <ErrorState
          title="We couldn't load your snapshots"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {data || error ? null : <StripSkeleton />}
      {data ? (
        // Moves the focus, because the deleted picture had it.
        <Strip entries={timelineEntries(data, lessons)} onDeleted={() => heading.current?.focus()} />
      ) : null}
    </section>
  );
}

interface StripProps {
  readonly entries: readonly TimelineEntry[];
  readonly onDeleted: () => void;
}

function Strip({ entries, onDeleted }: StripProps): ReactElement {
  if (entries.length === 0) {
    return (
      <p className={styles.empty}>
        Pictures you upload in each lesson's Snapshots tab appear here, from first sketch to finished app.
      </p>
    );
  }
  return (
    <ol className={styles.strip}>
      {entries.map(({ snapshot, order, label }) => (
        <li key={snapshot.id} className={styles.entry} onFocus={showWhole}>
          <span className={styles.mark}>
            <span className="visually-hidden">Lesson </span>
            {order}
          </span>
          <SnapshotTile snapshot={snapshot} label={label} isQuiet onDeleted={onDeleted} />
        </li>
      ))}
    </ol>
  );
}

/** Browsers do not scroll to a focused element if a small part of it is already visible. */
function showWhole({ currentTarget }: FocusEvent<HTMLElement>): void {
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function StripSkeleton(): ReactElement {
  return (
    <SkeletonGroup label="Loading snapshots" className={styles.strip ?? ''}>
      {['first', 'second', 'third'].map((key) => (
        <div key={key} className={styles.entry}>
          <Skeleton width="32px" height="32px" />
          <Skeleton shape="drawing" width="200px" height="112px" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
