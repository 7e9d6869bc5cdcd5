import { accountExportPath } from '@chalkline/contract/addresses';
import { confirmsDeletion, deletionTexts } from '@chalkline/domain/account/deletion';
import { retention } from '@chalkline/domain/account/retention';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { Input } from '../../ui/input.tsx';
import styles from './delete-dialog.module.css';
import { deletionFailure, useDeleteAccount } from './use-delete-account.ts';

export interface DeleteDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** Says what goes and what stays, and asks for the account's own address before anything happens. */
export function DeleteDialog({ email, onClose }: DeleteDialogProps): ReactElement {
  const formId = useId();
  const { mutate, error, isPending, isSuccess } = useDeleteAccount();
  // It stays busy until the landing page is there.
  const isBusy = isPending || isSuccess;
  return (
    <Dialog
      open
      onOpenChange={() => (isBusy ? undefined : onClose())}
      title="Delete your account?"
      description="This cannot be undone."
      footer={
        <>
          <DialogClose>
            <Button disabled={isBusy}>Keep my account</Button>
          </DialogClose>
          <Button variant="danger" type="submit" form={formId} loading={isBusy}>
            {isBusy ? 'Deleting...' : 'Delete account'}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <Consequences />
        <ConfirmationForm id={formId} email={email} onConfirmed={mutate} />
        <div role="alert">{error && !isPending ? <Failure>{deletionFailure(error)}</Failure> : null}</div>
      </div>
    </Dialog>
  );
}

function Consequences(): ReactElement {
  return (
    <>
      <section>
        <h3 className={styles.heading}>What is deleted</h3>
        <ul className={styles.list}>
          <li>Your profile, and every session on every device</li>
          <li>Your progress and XP</li>
          <li>Your snapshots, with their pictures</li>
          <li>Your certifications with their certificates, and the work you handed in for them</li>
          <li>
            Your plan, Lifetime included: a running subscription ends at once, and the rest of its period is
            not refunded
          </li>
        </ul>
      </section>
      <section>
        <h3 className={styles.heading}>What is kept</h3>
        <ul className={styles.list}>
          <li>
            Payment records, without your name, for up to {retention.paymentRecordMonths / 12} years: tax and
            accounting law asks for them
          </li>
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

interface ConfirmationFormProps {
  readonly id: string;
  readonly email: string;
  readonly onConfirmed: (typed: string) => void;
}

function ConfirmationForm({ id, email, onConfirmed }: ConfirmationFormProps): ReactElement {
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isConfirmed = confirmsDeletion(typed, email);
    setRefused(!isConfirmed);
    if (isConfirmed) onConfirmed(typed);
  };
  return (
    <form id={id} onSubmit={submit} noValidate>
      <Field
        label="Your e-mail address"
        hint={
          <>
            Type <strong className={styles.email}>{email}</strong> to confirm.
          </>
        }
        error={isRefused ? deletionTexts.notConfirmed : undefined}
        required
      >
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setRefused(false);
            }}
          />
        )}
      </Field>
    </form>
  );
}

function Failure({ children }: { children: string }): ReactElement {
  return (
    <p className={styles.failure}>
      <Glyph name="alert" size={20} />
      <span>{children}</span>
    </p>
  );
}
