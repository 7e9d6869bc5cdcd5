import type { Role } from '@chalkline/domain/access/roles';
import { founderWarning, signsOutText } from '@chalkline/domain/access/team';
import { type ReactElement, useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { RoleField } from './role-field.tsx';
import { teamFailure, useTeamChange } from './team-change.ts';

export interface TeamDialogProps {
  readonly person: { readonly id: string; readonly name: string; readonly role: Role };
  readonly onClose: () => void;
}

export function ChangeDialog({ person, onClose }: TeamDialogProps): ReactElement {
  const [role, setRole] = useState(person.role);
  const { mutate, isPending, error } = useTeamChange(onClose);
  const becomesFounder = role === 'founder' && person.role !== 'founder';
  return (
    <ConfirmDialog
      title={`Change ${person.name}'s role`}
      description={`${becomesFounder ? founderWarning : "It takes effect right away, and we'll email them."} ${signsOutText}`}
      keepLabel="Cancel"
      confirmLabel={becomesFounder ? 'Make founder' : 'Save'}
      busyLabel="Saving..."
      isBusy={isPending}
      failure={teamFailure(error)}
      onConfirm={() => mutate({ kind: 'change', userId: person.id, name: person.name, role })}
      onClose={onClose}
    >
      <RoleField role={role} onChange={setRole} />
    </ConfirmDialog>
  );
}
