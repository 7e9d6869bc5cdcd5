import type { SignInMethod } from '@chalkline/contract/sign-in-methods';
import type { SignInMethodKind } from '@chalkline/domain/access/sign-in-methods';
import type { ReactElement } from 'react';
import { changeFailure } from '../../api/unclear-outcome.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useRemoveMethod } from './change-methods.ts';

export interface RemoveMethodDialogProps {
  readonly method: SignInMethod;
  readonly label: string;
  readonly focusAfter: () => HTMLElement | null;
  readonly onClose: () => void;
}

const consequences: Readonly<Record<SignInMethodKind, string>> = {
  google: "Your Google account won't open this account any more.",
  email: "Codes sent to this address won't open your account any more. You can turn them on again.",
  passkey: "This passkey won't open your account any more. You can delete it on your device, too.",
};

/** Asks before a way to sign in is removed. */
export function RemoveMethodDialog(props: RemoveMethodDialogProps): ReactElement {
  const { method, label, focusAfter, onClose } = props;
  const { mutate, isPending, error } = useRemoveMethod(onClose);
  return (
    <ConfirmDialog
      title={`Remove ${label}?`}
      description={`${consequences[method.kind]} Other browsers that signed in with it are signed out.`}
      keepLabel="Keep it"
      confirmLabel="Remove"
      busyLabel="Removing..."
      isDangerous
      isBusy={isPending}
      failure={changeFailure(error, 'the list of your sign-in methods')}
      focusAfter={focusAfter}
      onConfirm={() => mutate(method)}
      onClose={onClose}
    />
  );
}
