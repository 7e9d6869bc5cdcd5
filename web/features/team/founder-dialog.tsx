import { founderWarning, signsOutText } from '@chalkline/domain/access/team';
import type { ReactElement } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface FounderDialogProps {
  readonly email: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before someone becomes a founder. The form behind it shows the result. */
export function FounderDialog({ email, onConfirm, onClose }: FounderDialogProps): ReactElement {
  return (
    <ConfirmDialog
      title={`Make ${email} a founder?`}
      description={`${founderWarning} ${signsOutText}`}
      keepLabel="Cancel"
      confirmLabel="Make founder"
      busyLabel="Giving..."
      isBusy={false}
      failure={undefined}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
