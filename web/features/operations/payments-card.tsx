import type { FailedWebhookEvent, Operations } from '@chalkline/contract/operations';
import { type ReactElement, useRef } from 'react';
import { useMomentLabel } from '../../api/moment-label.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';
import { useProcessWebhookEventAgain } from './retry.ts';

/** The most events shown; there may be more. */
const mostShown = 50;

/** The webhook events of the payment provider that couldn't be processed. */
export function PaymentsCard({ payments }: { payments: Operations['payments'] }): ReactElement {
  const { failed, lastWebhookAt, lastReconciledAt } = payments;
  const title = useRef<HTMLHeadingElement>(null);
  const momentLabel = useMomentLabel();
  const when = (moment: string | null) => (moment === null ? 'never' : momentLabel(moment));
  return (
    <Panel
      title="Payments"
      titleRef={title}
      state={
        failed.length > 0 ? (
          <Badge tone="danger">
            {failed.length < mostShown ? failed.length : `${mostShown} or more`} failed
          </Badge>
        ) : (
          <Badge tone="success">All webhook events processed</Badge>
        )
      }
    >
      <p>
        Last webhook event: {when(lastWebhookAt)}. Last checked against the provider: {when(lastReconciledAt)}
        .
      </p>
      {failed.length === 0 ? null : (
        <ul className={styles.list}>
          {failed.map((event) => (
            <WebhookEventRow key={event.id} event={event} onGone={() => title.current?.focus()} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function WebhookEventRow({ event, onGone }: { event: FailedWebhookEvent; onGone: () => void }): ReactElement {
  const again = useProcessWebhookEventAgain(event.id, onGone);
  const momentLabel = useMomentLabel();
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {event.type} <code>{event.id}</code>
      </span>
      <span className={styles.quiet}>
        First {momentLabel(event.firstAt)}, last {momentLabel(event.lastAt)}, tried{' '}
        {event.attempts === 1 ? 'once' : `${event.attempts} times`}. {event.lastError}
      </span>
      <div>
        <Button size="small" loading={again.isPending} onClick={() => again.mutate()}>
          Process again
          <span className="visually-hidden">: {event.id}</span>
        </Button>
      </div>
    </li>
  );
}
