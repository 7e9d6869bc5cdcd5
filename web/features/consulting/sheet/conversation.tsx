import type { TicketMessage } from '@chalkline/contract/tickets';
import type { TicketSide } from '@chalkline/domain/consulting/ticket';
import type { ReactElement } from 'react';
import { useMomentLabel } from '../../../api/moment-label.ts';
import { classNames } from '../../../ui/class-names.ts';
import { renderedHtml } from '../../../ui/rendered-html.ts';
import styles from './conversation.module.css';

interface ConversationProps {
  readonly messages: readonly TicketMessage[];
  /** Who reads it. */
  readonly side: TicketSide;
}

const nothingYet: Record<TicketSide, string> = {
  member:
    'No messages yet. Ask a question or add details at any time; your consultant sees them with the ticket.',
  consultant: 'No messages yet. Your reply is also emailed to the member.',
};

export function Conversation({ messages, side }: ConversationProps): ReactElement {
  const momentLabel = useMomentLabel();
  if (messages.length === 0) return <p className={styles.nothing}>{nothingYet[side]}</p>;
  return (
    <ol className={styles.messages}>
      {messages.map((message) => (
        <li key={message.id} className={classNames(styles.message, message.from === side && styles.own)}>
          <p className={styles.author}>
            <strong>{message.isYours ? 'You' : message.authorName}</strong>{' '}
            <time dateTime={message.at}>{momentLabel(message.at)}</time>
          </p>
          <div
            className={styles.text}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the server renders it from Markdown in which HTML is plain text
            dangerouslySetInnerHTML={renderedHtml(message.html)}
          />
        </li>
      ))}
    </ol>
  );
}
