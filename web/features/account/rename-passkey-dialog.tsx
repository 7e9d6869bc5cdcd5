import type { SignInMethod } from '@chalkline/contract/sign-in-methods';
import { longestPasskeyName } from '@chalkline/domain/access/sign-in-methods';
import { type ReactElement, useState } from 'react';
import { changeFailure } from '../../api/unclear-outcome.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { useRenamePasskey } from './change-methods.ts';

export interface RenamePasskeyDialogProps {
  readonly method: SignInMethod;
  readonly onClose: () => void;
}

/** Gives a passkey a name by which its owner recognises the device. */
export function RenamePasskeyDialog({ method, onClose }: RenamePasskeyDialogProps): ReactElement {
  const { mutate, isPending, error } = useRenamePasskey(onClose);
  const [name, setName] = useState(method.name);
  const [isRefused, setRefused] = useState(false);
  const confirm = () => {
    const isEmpty = name.trim() === '';
    setRefused(isEmpty);
    if (!isEmpty) mutate({ id: method.id, name });
  };
  return (
    <ConfirmDialog
      title="Rename this passkey"
      description="Choose a name that tells you which device it is on."
      keepLabel="Cancel"
      confirmLabel="Save"
      busyLabel="Saving..."
      isBusy={isPending}
      failure={changeFailure(error, 'the list of your sign-in methods')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field label="Name" error={isRefused ? 'Give the passkey a name.' : undefined} required>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={longestPasskeyName}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
