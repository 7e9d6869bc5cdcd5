import { accountExportPath } from '@chalkline/contract/addresses';
import { confirmsDeletion, deletionTexts } from '@chalkline/domain/account/deletion';
import { retention } from '@chalkline/domain/account/retention';
import { type ReactElement, useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TypedAddress } from '../../ui/typed-address.tsx';
import styles from './delete-account-dialog.module.css';
import { deletionFailure, useDeleteAccount } from './use-delete-account.ts';

export interface DeleteAccountDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** Lists what is deleted and what is kept, and asks for the account's email address before deleting. */
export function DeleteAccountDialog({ email, onClose }: DeleteAccountDialogProps): ReactElement {
  const { mutate, error, isPending, isSuccess } = useDeleteAccount();
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const confirm = () => {
    const isConfirmed = confirmsDeletion(typed, email);
    setRefused(!isConfirmed);
    if (isConfirmed) mutate(typed);
  };
  const type = (text: string) => {
    setTyped(text);
    setRefused(false);
  };
  return (
    <ConfirmDialog
      title="Delete your account?"
      description="This can't be undone."
      keepLabel="Keep my account"
      confirmLabel="Delete account"
      busyLabel="Deleting..."
      isDangerous
      startsAtTop
      // The button stays busy until the landing page has loaded.
      isBusy={isPending || isSuccess}
      failure={error ? deletionFailure(error) : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Consequences />
      <TypedAddress
        label="Your email address"
        expected={email}
        typed={typed}
        error={isRefused ? deletionTexts.notConfirmed : undefined}
        onType={type}
      />
    </ConfirmDialog>
  );
}

function Consequences(): ReactElement {
  return (
    <>
      <section>
        <h3 className={styles.heading}>What gets deleted</h3>
        <ul className={styles.list}>
          <li>Your profile, and every session on every device</li>
          <li>Your progress and XP</li>
          <li>Your snapshots, with their pictures</li>
          <li>Your notes, favourites, questions, tickets and your project</li>
          <li>Your certifications, your certificates and the work you submitted</li>
          <li>
            Your plan, including Lifetime. An active subscription ends right away, and the remaining time
            isn't refunded
          </li>
        </ul>
      </section>
      <section>
        <h3 className={styles.heading}>What we keep</h3>
        <ul className={styles.list}>
          <li>
            Payment records, without your name, for up to {retention.paymentRecordMonths / 12} years, as tax
            and accounting law requires
          </li>
          <li>Published answers to your questions, without your words and your name</li>
        </ul>
      </section>
      <p>
        If you want to keep anything,{' '}
        <a href={accountExportPath} download>
          download your data
        </a>{' '}
        first.
      </p>
    </>
  );
}
