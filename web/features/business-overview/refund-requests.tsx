import type { RefundRequests as Requests } from '@chalkline/contract/refund-requests';
import { shortDayLabel } from '@chalkline/domain/calendar/moment';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { refundRequestsResource } from '../../api/console-resources.ts';
import { useResource } from '../../api/resource.ts';
import { useTimeZone } from '../../api/time-zone.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Quote } from '../../ui/quote.tsx';
import { DeclineForm } from './decline-form.tsx';
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
  const timeZone = useTimeZone();
  return (
    <li className={styles.request}>
      <p>
        <strong>{name}</strong>, {plan}, since {shortDayLabel(requestedAt, timeZone)}
      </p>
      {reason ? <Quote>{reason}</Quote> : null}
      <div className={styles.ways}>
        <Link href={`/founder/members/${userId}`} asChild>
          <ButtonLink size="small">Refund on the member's page</ButtonLink>
        </Link>
        <div className={styles.decline}>
          <DeclineForm
            requestId={id}
            name={name}
            onDeclined={() => document.querySelector('main')?.focus()}
          />
        </div>
      </div>
    </li>
  );
}
