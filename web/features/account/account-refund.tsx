import { ownRefundsPath } from '@chalkline/contract/addresses';
import type { OwnRefunds } from '@chalkline/contract/refund-requests';
import { dollarsOf } from '@chalkline/domain/billing/prices';
import { longestRefundText, refundRequestStatus } from '@chalkline/domain/billing/refund-request';
import { dayLabel } from '@chalkline/domain/calendar/moment';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { ownRefundsResource } from '../../api/account-resources.ts';
import type { ApiError } from '../../api/api-error.ts';
import { FormTokenField } from '../../api/form-token-field.tsx';
import { useMutation } from '../../api/mutation.ts';
import { useResource } from '../../api/resource.ts';
import { useTimeZone } from '../../api/time-zone.ts';
import { write } from '../../api/write.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DisclosedForm } from '../../ui/disclosed-form.tsx';
import { Field } from '../../ui/field.tsx';
import { Quote } from '../../ui/quote.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast-store.ts';
import styles from './account-refund.module.css';

type Refundable = OwnRefunds['refundable'][number];

/** Asks for the money back while the guarantee lasts, and shows what became of it. */
export function AccountRefund(): ReactElement | null {
  const { data: refunds } = useResource(ownRefundsResource);
  const title = useRef<HTMLHeadingElement>(null);
  const timeZone = useTimeZone();
  if (!refunds) return null;
  const { refundable, requests } = refunds;
  if (refundable.length === 0 && requests.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="refund-title" className={styles.refund}>
      <h2 ref={title} tabIndex={-1} id="refund-title" className={styles.title}>
        Money-back guarantee
      </h2>
      {requests.map((request) => (
        <div key={request.plan} className={styles.request}>
          <p role="status">{refundRequestStatus(request, timeZone)}</p>
          {request.message ? <Quote>{request.message}</Quote> : null}
        </div>
      ))}
      {refundable.map((one) => (
        <RequestForm key={one.plan} refundable={one} onSent={() => title.current?.focus()} />
      ))}
    </Card>
  );
}

interface RequestFormProps {
  readonly refundable: Refundable;
  /** The form is gone then, and with it the focus. */
  readonly onSent: () => void;
}

function RequestForm({ refundable, onSent }: RequestFormProps): ReactElement {
  const { plan, amountInCents, until } = refundable;
  const day = dayLabel(until, useTimeZone());
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useRequestRefund(onSent);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ plan, reason });
  };
  return (
    <>
      <p>
        Not happy with {plan}? Until {day} you can get your {dollarsOf(amountInCents)} back.
      </p>
      <DisclosedForm summary="Request a refund" method="post" action={ownRefundsPath} onSubmit={submit}>
        <Field label="What didn't work for you?" hint="It helps us improve." optional>
          {(control) => (
            <Textarea
              {...control}
              name="reason"
              rows={3}
              maxLength={longestRefundText}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        <FormTokenField />
        <input type="hidden" name="plan" value={plan} />
        <p className={styles.hint}>When we refund a plan, it ends. We keep your progress and certificates.</p>
        <Button type="submit" loading={isPending}>
          Send request
        </Button>
      </DisclosedForm>
    </>
  );
}

function useRequestRefund(onSent: () => void) {
  const client = useQueryClient();
  const { key } = ownRefundsResource;
  return useMutation<void, ApiError, { plan: Refundable['plan']; reason: string }>({
    mutationFn: (body) => write('POST', ownRefundsPath, body),
    onSuccess: onSent,
    onError: ({ status, refusal }) => {
      const description =
        status === 409 ? refusal?.message : "We couldn't send your request. Please try again.";
      toast({ title: 'Error', description: description ?? '', variant: 'destructive' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
