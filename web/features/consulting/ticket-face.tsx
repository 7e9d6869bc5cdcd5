import type { Ticket } from '@chalkline/contract/tickets';
import type { ReactElement, ReactNode } from 'react';
import { Glyph } from '../../ui/glyphs.tsx';
import { OutsideLink } from './outside-link.tsx';
import { PromiseClock } from './promise-clock.tsx';
import styles from './ticket-face.module.css';
import { TicketTypeBadge } from './ticket-type.tsx';

interface TicketFaceProps {
  readonly ticket: Ticket;
  /** The title, linked to the whole ticket. */
  readonly title: ReactNode;
}

/** The content of a ticket's card. */
export function TicketFace({ ticket, title }: TicketFaceProps): ReactElement {
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.description}>{ticket.description}</p>
      <div className={styles.facts}>
        <TicketTypeBadge type={ticket.type} />
        <PromiseClock ticket={ticket} />
        {ticket.messageCount > 0 ? <MessageCount count={ticket.messageCount} /> : null}
      </div>
      {ticket.videoUrl ? <OutsideLink href={ticket.videoUrl}>View Recording</OutsideLink> : null}
    </>
  );
}

function MessageCount({ count }: { count: number }): ReactElement {
  return (
    <span className={styles.messages}>
      <Glyph name="chat" size={16} />
      {count}
      <span className="visually-hidden">{count === 1 ? 'message' : 'messages'}</span>
    </span>
  );
}
