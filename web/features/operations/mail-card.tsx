import type { FailedLetter, Operations } from '@chalkline/contract/operations';
import { momentLabel } from '@chalkline/domain/learning/moment';
import { type ReactElement, useState } from 'react';
import { letterResource } from '../../api/console-resources.ts';
import { useResource } from '../../api/resource.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';
import { useSendLetterAgain } from './try-again.ts';

/** Letters that could not be sent. */
export function MailCard({ mail }: { mail: Operations['mail'] }): ReactElement {
  return (
    <Panel
      title="Mail"
      state={
        mail.failed > 0 ? (
          <Badge tone="danger">{mail.failed} given up</Badge>
        ) : (
          <Badge tone="success">Nothing given up</Badge>
        )
      }
    >
      <p>{mail.waiting === 1 ? '1 letter waits' : `${mail.waiting} letters wait`} to be sent.</p>
      {mail.letters.length === 0 ? null : (
        <ul className={styles.list}>
          {mail.letters.map((letter) => (
            <LetterRow key={letter.id} letter={letter} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function LetterRow({ letter }: { letter: FailedLetter }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const again = useSendLetterAgain(letter.id);
  const about = `${letter.subject}, to ${letter.recipient}`;
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {about}
        {letter.nextAttemptAt === null ? <Badge tone="danger">Given up</Badge> : <Badge>Waits</Badge>}
      </span>
      <span className={styles.quiet}>
        Written {momentLabel(letter.createdAt)}, tried{' '}
        {letter.attempts === 1 ? 'once' : `${letter.attempts} times`}.
        {letter.nextAttemptAt === null ? null : ` Tried again ${momentLabel(letter.nextAttemptAt)}.`}
        {letter.lastError === null ? null : ` ${letter.lastError}`}
      </span>
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
