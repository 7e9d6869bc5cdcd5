import type { Snapshot } from '@chalkline/contract/snapshots';
import type { ReactElement } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Glyph } from '../../ui/glyphs.tsx';
import { useDeleteSnapshot } from './delete-snapshot.ts';
import { OpenPicture } from './open-picture.tsx';
import styles from './snapshot-tile.module.css';

export interface SnapshotTileProps {
  readonly snapshot: Snapshot;
  /** Names the picture, such as "Snapshot 2 of lesson 3". */
  readonly label: string;
  /** Whether the delete button appears on hover or focus only; on a touch screen it is always visible. */
  readonly isQuiet?: boolean;
  /** Called while the picture is still there, so that the focus can be moved away from it. */
  readonly onDeleted: () => void;
}

/** A thumbnail that opens large, with a delete button. */
export function SnapshotTile({ snapshot, label, isQuiet, onDeleted }: SnapshotTileProps): ReactElement {
  return (
    <div className={classNames(styles.tile, isQuiet && styles.quiet)}>
      <OpenPicture snapshot={snapshot} label={label} />
      <DeleteButton snapshot={snapshot} label={label} onDeleted={onDeleted} />
    </div>
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
