import type { Snapshot } from '@chalkline/contract/snapshots';
import type { ReactElement } from 'react';
import { lessonSnapshotsResource } from '../../api/lesson-resources.ts';
import { useResource } from '../../api/resource.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import styles from './choose-picture.module.css';

export interface ChoosePictureProps {
  readonly lessonId: number;
  readonly chosen: Snapshot | null;
  readonly renderUpload: RenderUpload;
  onChoose(snapshot: Snapshot | null): void;
  onClose(): void;
}

/** Renders the place where another snapshot is uploaded, which belongs to another feature. */
export type RenderUpload = (facts: {
  /** How many snapshots the lesson has. */
  readonly snapshotCount: number;
  onUploaded(snapshot: Snapshot): void;
}) => ReactElement;

/** Chooses one of the learner's snapshots of the lesson for a check, or uploads one for it. */
export function ChoosePicture(props: ChoosePictureProps): ReactElement {
  const { chosen, onChoose, onClose } = props;
  const choose = (snapshot: Snapshot | null) => {
    onChoose(snapshot);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Attach a snapshot"
      description="It shows your reviewer that this check works."
      footer={
        chosen ? (
          <Button variant="quiet" onClick={() => choose(null)}>
            Remove it from this check
          </Button>
        ) : undefined
      }
    >
      <Snapshots {...props} onChoose={choose} />
    </Dialog>
  );
}

function Snapshots(props: Omit<ChoosePictureProps, 'onClose'>): ReactElement {
  const { lessonId, chosen, renderUpload, onChoose } = props;
  const { data, error, isFetching, refetch } = useResource(lessonSnapshotsResource(lessonId));
  if (error) {
    return (
      <ErrorState
        title="We couldn't load your snapshots"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <p role="status">Loading snapshots...</p>;
  return (
    <ul className={styles.list}>
      {data.map((snapshot, index) => (
        <li key={snapshot.id}>
          <button
            type="button"
            className={styles.choice}
            aria-pressed={snapshot.id === chosen?.id}
            onClick={() => onChoose(snapshot)}
          >
            <img src={snapshot.thumbnailUrl} alt={`Snapshot ${index + 1}`} width={200} height={113} />
          </button>
        </li>
      ))}
      <li className={data.length === 0 ? styles.whole : undefined}>
        {renderUpload({ snapshotCount: data.length, onUploaded: onChoose })}
      </li>
    </ul>
  );
}
