import type { Snapshot } from '@chalkline/contract/snapshots';
import { type ReactElement, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Glyph } from '../../ui/glyphs.tsx';
import { useDeleteSnapshot } from './delete-snapshot.ts';
import { PictureOnDemand, preparePicture } from './picture-on-demand.tsx';
import styles from './snapshot-tile.module.css';

export interface SnapshotTileProps {
  readonly snapshot: Snapshot;
  /** Names the picture: "Snapshot 2 of lesson 3". */
  readonly label: string;
  /** Whether the delete button waits for the pointer or the focus; on a touch screen it is always there. */
  readonly isQuiet?: boolean;
  /** Called while the picture is still there: whatever has the focus in it has to let go of it. */
  readonly onDeleted: () => void;
}

/** A small picture that opens large, with a button that deletes it. */
export function SnapshotTile({ snapshot, label, isQuiet, onDeleted }: SnapshotTileProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={classNames(styles.tile, isQuiet && styles.quiet)}>
      <OpenButton snapshot={snapshot} label={label} onOpen={() => setIsOpen(true)} />
      <DeleteButton snapshot={snapshot} label={label} onDeleted={onDeleted} />
      <PictureOnDemand isOpen={isOpen} snapshot={snapshot} label={label} onClose={() => setIsOpen(false)} />
    </div>
  );
}

interface OpenButtonProps {
  readonly snapshot: Snapshot;
  readonly label: string;
  readonly onOpen: () => void;
}

function OpenButton({ snapshot, label, onOpen }: OpenButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={styles.open}
      aria-haspopup="dialog"
      onPointerEnter={preparePicture}
      onFocus={preparePicture}
      onClick={onOpen}
    >
      <img
        src={snapshot.thumbnailUrl}
        alt={label}
        width={400}
        height={225}
        loading="lazy"
        decoding="async"
        className={styles.image}
      />
    </button>
  );
}

function DeleteButton({ snapshot, label, onDeleted }: Omit<SnapshotTileProps, 'isQuiet'>): ReactElement {
  const { mutate, isPending } = useDeleteSnapshot(onDeleted);
  return (
    <Button
      iconOnly
      size="small"
      className={styles.delete}
      loading={isPending}
      aria-label={`Delete ${label}`}
      onClick={() => mutate(snapshot)}
    >
      <Glyph name="trash" size={20} />
    </Button>
  );
}
