import type { Snapshot } from '@chalkline/contract/snapshots';
import { type ReactElement, useRef } from 'react';
import { lessonSnapshotsResource } from '../../api/lesson-resources.ts';
import { type Reading, useResource } from '../../api/resource.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { usePastedFiles } from './dropped-files.ts';
import styles from './lesson-snapshots.module.css';
import { SnapshotTile } from './snapshot-tile.tsx';
import { StorageLine } from './storage-line.tsx';
import { UploadArea } from './upload-area.tsx';
import { useUploadSnapshot } from './upload-snapshot.ts';

export interface LessonSnapshotsProps {
  readonly lessonId: number;
  readonly courseId: number;
}

/** The learner's snapshots of a lesson, and a tile to upload one more. */
export function LessonSnapshots(props: LessonSnapshotsProps): ReactElement {
  return <SnapshotsOfLesson key={props.lessonId} {...props} />;
}

function SnapshotsOfLesson({ lessonId, courseId }: LessonSnapshotsProps): ReactElement {
  const reading = useResource(lessonSnapshotsResource(lessonId));
  const { data: snapshots = [], error } = reading;
  const upload = useUploadSnapshot({ lessonId, courseId, taken: snapshots.length });
  const section = useRef<HTMLElement>(null);
  usePastedFiles(upload.choose, section);
  const afterDeleting = () => {
    // Moves the focus, because the focused picture disappears, and the list with the last one.
    section.current?.focus();
    upload.forgetRefusal();
  };

  if (!reading.data && !error) return <Loading />;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Your snapshots of this lesson"
      className={styles.snapshots}
    >
      {error ? <Failure {...reading} /> : null}
      {snapshots.length > 0 ? (
        <Pictures
          snapshots={snapshots}
          upload={<UploadArea upload={upload} shape="tile" />}
          onDeleted={afterDeleting}
        />
      ) : (
        <UploadArea upload={upload} shape="area" />
      )}
      <StorageLine />
    </section>
  );
}

function Failure({ refetch, isFetching }: Reading<unknown>): ReactElement {
  return (
    <ErrorState
      title="We couldn't load your snapshots"
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

function Loading(): ReactElement {
  return (
    <p role="status" className={styles.loading}>
      <Spinner /> Loading snapshots...
    </p>
  );
}

interface PicturesProps {
  readonly snapshots: readonly Snapshot[];
  readonly upload: ReactElement;
  readonly onDeleted: () => void;
}

function Pictures({ snapshots, upload, onDeleted }: PicturesProps): ReactElement {
  return (
    <ul className={styles.grid}>
      {snapshots.map((snapshot, index) => (
        <li key={snapshot.id}>
          <SnapshotTile
            snapshot={snapshot}
            label={`Snapshot ${index + 1} of this lesson`}
            onDeleted={onDeleted}
          />
        </li>
      ))}
      <li>{upload}</li>
    </ul>
  );
}
