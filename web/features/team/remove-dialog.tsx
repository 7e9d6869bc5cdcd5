import { roleLabels } from '@chalkline/domain/access/team';
import { type ReactElement, useRef } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { TeamDialogProps } from './change-dialog.tsx';
import { teamFailure, useTeamChange } from './team-change.ts';

export function RemoveDialog({ person, onClose }: TeamDialogProps): ReactElement {
  const isRemoved = useRef(false);
  const { mutate, isPending, error } = useTeamChange(() => {
    isRemoved.current = true;
    onClose();
  });
  return (
    <ConfirmDialog
      title={`Remove ${person.name} from the team?`}
      description={`${person.name} loses the ${roleLabels[person.role].label.toLowerCase()} role right away. They keep their account and plan.`}
      keepLabel="Keep them"
      confirmLabel="Remove"
      busyLabel="Removing..."
      isDangerous
      isBusy={isPending}
      failure={teamFailure(error)}
      onConfirm={() => mutate({ kind: 'remove', userId: person.id, name: person.name })}
      onClose={onClose}
      // Their row disappears with the button that opened the dialog.
      focusAfter={() => (isRemoved.current ? document.querySelector('main') : null)}
    />
  );
}
