import { longestRevocationReason, refuseRevocationReason } from '@chalkline/domain/certificates/certificate';
import { type FormEvent, type ReactElement, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { reviewHeading } from './review-heading-id.ts';
import { useRevokeCertificate } from './revoke-certificate.ts';

export interface RevokeDialogProps {
  readonly submissionId: string;
  readonly certificateId: string;
  readonly learner: string;
  readonly onClose: () => void;
}

/** Asks for a reason before a certificate is revoked permanently. */
export function RevokeDialog(props: RevokeDialogProps): ReactElement {
  const { submissionId, certificateId, learner, onClose } = props;
  const formId = useId();
  const isRevoked = useRef(false);
  const { mutate, isPending } = useRevokeCertificate({
    submissionId,
    certificateId,
    onRevoked: () => {
      isRevoked.current = true;
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={() => (isPending ? undefined : onClose())}
      title={`Revoke ${learner}'s certificate?`}
      description="This can't be undone. They lose the certification, but they can submit work for it again."
      // The button that opened the dialog is gone after revoking.
      focusAfter={() => (isRevoked.current ? reviewHeading() : null)}
      footer={
        <>
          <DialogClose>
            <Button>Keep it</Button>
          </DialogClose>
          <Button variant="danger" type="submit" form={formId} loading={isPending}>
            Revoke
          </Button>
        </>
      }
    >
      <ReasonForm id={formId} onGiven={(reason) => (isPending ? undefined : mutate(reason))} />
    </Dialog>
  );
}

interface ReasonFormProps {
  readonly id: string;
  readonly onGiven: (reason: string) => void;
}

function ReasonForm({ id, onGiven }: ReasonFormProps): ReactElement {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const give = (event: FormEvent) => {
    event.preventDefault();
    const refusal = refuseRevocationReason(reason);
    setError(refusal?.message);
    if (!refusal) onGiven(reason);
  };
  return (
    <form id={id} noValidate onSubmit={give}>
      <Field
        label="Reason"
        required
        hint={`Anyone who opens the certificate will see this. Up to ${longestRevocationReason} characters.`}
        error={error}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </form>
  );
}
