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
  readonly uploadArea: UploadAreaOfCheck;
  onChoose(snapshot: Snapshot | null): void;
  onClose(): void;
}

/** Where the learner uploads another snapshot, of which this feature knows nothing. */
export type UploadAreaOfCheck = (facts: {
  /** How many snapshots the lesson has. */
  readonly taken: number;
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
  const { lessonId, chosen, onChoose } = props;
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
  const uploadArea = props.uploadArea({ taken: data.length, onUploaded: onChoose });
  if (data.length === 0) return uploadArea;
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
      <li>{uploadArea}</li>
    </ul>
  );
}
