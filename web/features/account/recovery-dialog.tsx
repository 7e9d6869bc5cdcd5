import { recoveryWaitDays } from '@chalkline/domain/access/account-recovery';
import type { ReactElement } from 'react';
import { changeFailure } from '../../api/unclear-outcome.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAskForRecovery } from './recovery-changes.ts';

/** Explains the waiting time before it begins. */
export function RecoveryDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { mutate, isPending, error } = useAskForRecovery(onClose);
  return (
    <ConfirmDialog
      title="Recover your account?"
      description={`Somebody else could get into your mailbox, so an email code alone can't change how your account opens. If you can't use Google or your passkeys any more, start a waiting time of ${recoveryWaitDays} days. After that, an email code is enough. We'll email you now. If Google or a passkey is used before then, the recovery stops.`}
      keepLabel="Cancel"
      confirmLabel={`Start the ${recoveryWaitDays} days`}
      busyLabel="Starting..."
      isBusy={isPending}
      failure={changeFailure(error, 'your sign-in methods')}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
