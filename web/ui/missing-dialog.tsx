import type { ReactElement } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export interface MissingDialogProps {
  title: string;
  /** Why that may be. */
  description: string;
  /** What there is instead. */
  wayOut: string;
  onClose: () => void;
}

/** The address names something to be opened that there is none of. */
export function MissingDialog({ title, description, wayOut, onClose }: MissingDialogProps): ReactElement {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <Button variant="marker" onClick={onClose}>
          {wayOut}
        </Button>
      }
    />
  );
}
