import type { FailedLetter, Operations } from '@chalkline/contract/operations';
import { momentLabel } from '@chalkline/domain/calendar/moment';
import { mailFailureText } from '@chalkline/domain/operations/mail-failure';
import { type ReactElement, useRef, useState } from 'react';
import { letterResource, operationChecksResource } from '../../api/console-resources.ts';
import { useResource } from '../../api/resource.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';
import { useSendLetterAgain } from './try-again.ts';

/** Letters that could not be sent. */
export function MailCard({ mail }: { mail: Operations['mail'] }): ReactElement {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Panel title="Mail" titlePlace={title} state={<MailState mail={mail} />}>
      <p>{mail.waiting === 1 ? '1 letter waits' : `${mail.waiting} letters wait`} to be sent.</p>
      {mail.letters.length === 0 ? null : (
        <ul className={styles.list}>
          {mail.letters.map((letter) => (
            <LetterRow key={letter.id} letter={letter} onGone={() => title.current?.focus()} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** Nothing is well while the mail server does not answer, even if no letter was given up yet. */
function MailState({ mail }: { mail: Operations['mail'] }): ReactElement {
  // Asked for beside, by the card that shows what answers.
  const { data: checks } = useResource(operationChecksResource, false);
  if (mail.failed > 0) return <Badge tone="danger">{mail.failed} given up</Badge>;
  if (checks && !checks.mail.isWell) return <Badge tone="danger">Nothing can be sent</Badge>;
  if (mail.letters.length > 0) return <Badge>To be tried again</Badge>;
  return <Badge tone="success">Nothing given up</Badge>;
}

interface LetterRowProps {
  readonly letter: FailedLetter;
  readonly onGone: () => void;
}

function LetterRow({ letter, onGone }: LetterRowProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const again = useSendLetterAgain(letter.id, onGone);
  const about = `${letter.subject}, to ${letter.recipient}`;
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {about}
        {letter.nextAttemptAt === null ? <Badge tone="danger">Given up</Badge> : <Badge>Waits</Badge>}
      </span>
      <Attempts letter={letter} about={about} />
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
      {isOpen ? <LetterText id={letter.id} about={about} /> : null}
    </li>
  );
}

/** How often it was tried and why in vain, in words; what was answered to the letter stands behind them. */
function Attempts({ letter, about }: { letter: FailedLetter; about: string }): ReactElement {
  const { createdAt, attempts, nextAttemptAt, lastError } = letter;
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
            What was answered<span className="visually-hidden">: {about}</span>
          </summary>
          <code>{lastError}</code>
        </details>
      )}
    </div>
  );
}

function LetterText({ id, about }: { id: string; about: string }): ReactElement {
  const { data, error } = useResource(letterResource(id));
  if (!data) return <p role="status">{error ? 'The letter could not be loaded.' : 'Loading the letter…'}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section tabIndex={0} aria-label={`Letter: ${about}`} className={styles.text}>
      {data.text}
    </section>
  );
}
