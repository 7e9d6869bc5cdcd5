import type { FailedEmail, Operations } from '@chalkline/contract/operations';
import { mailFailureText } from '@chalkline/domain/operations/mail-failure';
import { type ReactElement, useRef, useState } from 'react';
import { emailResource, operationChecksResource } from '../../api/console-resources.ts';
import { useMomentLabel } from '../../api/moment-label.ts';
import { useResource } from '../../api/resource.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';
import { useResendEmail } from './retry.ts';

/** The emails that couldn't be sent. */
export function MailCard({ mail }: { mail: Operations['mail'] }): ReactElement {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Panel title="Mail" titleRef={title} state={<MailState mail={mail} />}>
      <p>{mail.waiting === 1 ? '1 email is waiting' : `${mail.waiting} emails are waiting`} to be sent.</p>
      {mail.emails.length === 0 ? null : (
        <ul className={styles.list}>
          {mail.emails.map((email) => (
            <EmailRow key={email.id} email={email} onGone={() => title.current?.focus()} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** The state is not good while the mail server does not respond, even if no email has failed yet. */
function MailState({ mail }: { mail: Operations['mail'] }): ReactElement {
  // Loaded by the card that shows the checks.
  const { data: checks } = useResource(operationChecksResource, false);
  if (mail.failed > 0) return <Badge tone="danger">{mail.failed} failed</Badge>;
  if (checks && !checks.mail.isWell) return <Badge tone="danger">Nothing can be sent</Badge>;
  if (mail.emails.length > 0) return <Badge>Will retry</Badge>;
  return <Badge tone="success">No failures</Badge>;
}

interface EmailRowProps {
  readonly email: FailedEmail;
  readonly onGone: () => void;
}

function EmailRow({ email, onGone }: EmailRowProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const again = useResendEmail(email.id, onGone);
  const about = `${email.subject}, to ${email.recipient}`;
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {about}
        {email.nextAttemptAt === null ? <Badge tone="danger">Failed</Badge> : <Badge>Waiting</Badge>}
      </span>
      <Attempts email={email} about={about} />
      <Row gap={8}>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close' : 'Read it'}
          <span className="visually-hidden">: {about}</span>
        </Button>
        <Button size="small" loading={again.isPending} onClick={() => again.mutate()}>
          Send again
          <span className="visually-hidden">: {about}</span>
        </Button>
      </Row>
      {isOpen ? <EmailText id={email.id} about={about} /> : null}
    </li>
  );
}

/** How often it was tried and why it failed, in words. The server's own response is shown on request. */
function Attempts({ email, about }: { email: FailedEmail; about: string }): ReactElement {
  const momentLabel = useMomentLabel();
  const { createdAt, attempts, nextAttemptAt, lastError } = email;
  return (
    <div className={styles.quiet}>
      <p>
        Written {momentLabel(createdAt)}, tried {attempts === 1 ? 'once' : `${attempts} times`}.
        {lastError === null ? null : ` ${mailFailureText(lastError)}`}
        {nextAttemptAt === null ? null : ` Next try at ${momentLabel(nextAttemptAt)}.`}
      </p>
      {lastError === null ? null : (
        <details className={styles.said}>
          <summary>
            Server response<span className="visually-hidden">: {about}</span>
          </summary>
          <code>{lastError}</code>
        </details>
      )}
    </div>
  );
}

function EmailText({ id, about }: { id: string; about: string }): ReactElement {
  const { data, error } = useResource(emailResource(id));
  if (!data) return <p role="status">{error ? "We couldn't load the email." : 'Loading the email…'}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section tabIndex={0} aria-label={`Email: ${about}`} className={styles.text}>
      {data.text}
    </section>
  );
}
