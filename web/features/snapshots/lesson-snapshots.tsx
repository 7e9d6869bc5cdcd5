import type { Snapshot } from '@chalkline/contract/snapshots';
import { type ReactElement, useRef } from 'react';
import { useResource } from '../../api/resource.ts';
import { lessonSnapshotsResource } from '../../api/resources.ts';
import { useViewer } from '../../api/viewer.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { usePastedFiles } from './dropped-files.ts';
import styles from './lesson-snapshots.module.css';
import { SnapshotTile } from './snapshot-tile.tsx';
import { UploadArea } from './upload-area.tsx';
import { useUploadSnapshot } from './upload-snapshot.ts';

export interface LessonSnapshotsProps {
  readonly lessonId: number;
  readonly courseId: number;
}

/** What the learner built in a lesson, in pictures, and the place for one more. */
export function LessonSnapshots(props: LessonSnapshotsProps): ReactElement {
  return <SnapshotsOfLesson key={props.lessonId} {...props} />;
}

function SnapshotsOfLesson({ lessonId, courseId }: LessonSnapshotsProps): ReactElement {
  const { viewer } = useViewer();
  const { data, error, isFetching, refetch } = useResource(
    lessonSnapshotsResource(lessonId),
    viewer !== null,
  );
  const upload = useUploadSnapshot({ lessonId, courseId, taken: data?.length ?? 0 });
  usePastedFiles(upload.choose);

  if (viewer && !data && !error) return <Loading />;
  return (
    <div className={styles.snapshots}>
      {error ? (
        <ErrorState
          title="Your snapshots could not be loaded"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {data && data.length > 0 ? (
        <Pictures snapshots={data} upload={<UploadArea upload={upload} shape="tile" />} />
      ) : (
        <UploadArea upload={upload} shape="area" />
      )}
    </div>
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
}

function Pictures({ snapshots, upload }: PicturesProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} tabIndex={-1} aria-label="Your snapshots of this lesson" className={styles.grid}>
      {snapshots.map((snapshot, index) => (
        <li key={snapshot.id}>
          <SnapshotTile
            snapshot={snapshot}
            label={`Snapshot ${index + 1} of this lesson`}
            // The picture that had the focus is gone.
            onDeleted={() => list.current?.focus()}
          />
        </li>
      ))}
      <li>{upload}</li>
    </ul>
  );
}
