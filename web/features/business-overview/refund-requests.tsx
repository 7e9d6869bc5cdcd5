import { addressOf } from '@chalkline/contract/addresses';
import { declineRefundPath } from '@chalkline/contract/console-addresses';
import type { RefundRequests as Requests } from '@chalkline/contract/refund-requests';
import { longestRefundText } from '@chalkline/domain/billing/refund-request';
import { dayOf, shortDate } from '@chalkline/domain/calendar/calendar-date';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import type { ApiError } from '../../api/api-error.ts';
import { refundRequestsResource } from '../../api/console-resources.ts';
import { FormTokenField } from '../../api/form-token-field.tsx';
import { useResource } from '../../api/resource.ts';
import { write } from '../../api/write.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DisclosedForm } from '../../ui/disclosed-form.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Quote } from '../../ui/quote.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast-store.ts';
import styles from './refund-requests.module.css';

/** Members who ask for their money back, oldest first. Nothing is shown while nobody asks. */
export function RefundRequests(): ReactElement | null {
  const { data: requests, error, isFetching, refetch } = useResource(refundRequestsResource);
  if (error && !requests) {
    return (
      <ErrorState
        title="We couldn't load the refund requests"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!requests || requests.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="refund-requests-title">
      <Stack gap={16}>
        <h2 id="refund-requests-title" className={styles.title}>
          Refund requests
        </h2>
        <ul className={styles.requests}>
          {requests.map((request) => (
            <Request key={request.id} request={request} />
          ))}
        </ul>
      </Stack>
    </Card>
  );
}

type OneRequest = Requests[number];

function Request({
  request: { id, userId, name, plan, reason, requestedAt },
}: {
  request: OneRequest;
}): ReactElement {
  return (
    <li className={styles.request}>
      <p>
        <strong>{name}</strong>, {plan}, since {shortDate(dayOf(requestedAt))}
      </p>
      {reason ? <Quote>{reason}</Quote> : null}
      <div className={styles.ways}>
        <Link href={`/founder/members/${userId}`} asChild>
          <ButtonLink size="small">Refund on the member's page</ButtonLink>
        </Link>
        <div className={styles.decline}>
          <DeclineForm requestId={id} name={name} />
        </div>
      </div>
    </li>
  );
}

function DeclineForm({ requestId, name }: { requestId: string; name: string }): ReactElement {
  const [message, setMessage] = useState('');
  const { mutate, isPending } = useDecline(requestId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ message });
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

function useDecline(requestId: string) {
  const client = useQueryClient();
  return useMutation<void, ApiError, { message: string }>({
    mutationFn: (body) => write('POST', addressOf(declineRefundPath, { requestId }), body),
    onError: ({ refusal }) => {
      const description = refusal?.message ?? "We couldn't decline the request. Please try again.";
      toast({ title: 'Error', description, variant: 'destructive' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: refundRequestsResource.key }),
  });
}
