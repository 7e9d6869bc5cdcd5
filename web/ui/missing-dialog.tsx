import type { ReactElement } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export interface MissingDialogProps {
  title: string;
  /** Why it may be missing. */
  description: string;
  /** A link to what exists instead. */
  wayOut: string;
  onClose: () => void;
}

/** Shown when the URL names something that does not exist. */
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
