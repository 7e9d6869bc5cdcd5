import { addressOf } from '@chalkline/contract/addresses';
import { declineRefundPath } from '@chalkline/contract/console-addresses';
import { longestRefundText } from '@chalkline/domain/billing/refund-request';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { FormTokenField } from '../../api/form-token-field.tsx';
import { useMutation } from '../../api/mutation.ts';
import { refreshMembers } from '../../api/refresh-members.ts';
import { write } from '../../api/write.ts';
import { Button } from '../../ui/button.tsx';
import { DisclosedForm } from '../../ui/disclosed-form.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast-store.ts';

export interface DeclineFormProps {
  readonly requestId: string;
  /** Who asked for the refund. */
  readonly name: string;
  /** Moves the focus, because the form disappears. */
  readonly onDeclined: () => void;
}

/** Declines a refund request with an answer, which the member gets by email. */
export function DeclineForm({ requestId, name, onDeclined }: DeclineFormProps): ReactElement {
  const [message, setMessage] = useState('');
  const { mutate, isPending } = useDecline(requestId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ message }, { onSuccess: () => tellAndGoOn(name, onDeclined) });
  };
  return (
    <DisclosedForm
      summary={
        <>
          Decline<span className="visually-hidden"> the request of {name}</span>
        </>
      }
      method="post"
      action={addressOf(declineRefundPath, { requestId })}
      onSubmit={submit}
    >
      <Field label={`Your answer to ${name}`} hint="We'll email it." required>
        {(control) => (
          <Textarea
            {...control}
            name="message"
            rows={3}
            maxLength={longestRefundText}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        )}
      </Field>
      <FormTokenField />
      <Button type="submit" size="small" loading={isPending}>
        Decline the request
      </Button>
    </DisclosedForm>
  );
}

function tellAndGoOn(name: string, onDeclined: () => void): void {
  toast({
    title: 'Request declined',
    description: `We're emailing your answer to ${name}.`,
    variant: 'success',
  });
  onDeclined();
}

function useDecline(requestId: string) {
  const client = useQueryClient();
  return useMutation<void, ApiError, { message: string }>({
    mutationFn: (body) => write('POST', addressOf(declineRefundPath, { requestId }), body),
    onError: ({ refusal }) => {
      const description = refusal?.message ?? "We couldn't decline the request. Please try again.";
      toast({ title: 'Error', description, variant: 'destructive' });
    },
    onSettled: () => refreshMembers(client),
  });
}
