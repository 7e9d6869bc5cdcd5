import type { Snapshot } from '@chalkline/contract/snapshots';
import type { ReactElement } from 'react';
import { useMomentLabel } from '../../api/moment-label.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './picture-dialog.module.css';

export interface PictureDialogProps {
  readonly isOpen: boolean;
  readonly snapshot: Snapshot;
  readonly label: string;
  readonly onClose: () => void;
}

/** A snapshot as large as the screen allows. */
export function PictureDialog({ isOpen, snapshot, label, onClose }: PictureDialogProps): ReactElement {
  const momentLabel = useMomentLabel();
  const { imageUrl, width, height, createdAt } = snapshot;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={label}
      description={`Uploaded ${momentLabel(createdAt)}`}
      className={styles.dialog}
      footer={
        <ButtonLink size="small" href={imageUrl} target="_blank" icon={<Glyph name="external" size={20} />}>
          Open in a new tab
        </ButtonLink>
      }
    >
      <img src={imageUrl} alt={label} width={width} height={height} className={styles.picture} />
    </Dialog>
  );
}
