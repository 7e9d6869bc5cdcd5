import type { Ticket } from '@chalkline/contract/tickets';
import type { ReactElement } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { OutsideLink } from '../outside-link.tsx';
import { PromiseClock } from '../promise-clock.tsx';
import { TicketTypeBadge } from '../ticket-type.tsx';
import styles from './ticket-details.module.css';

/** The whole request, as plain text, so that nothing in it is interpreted. */
export function TicketDetails({ ticket }: { ticket: Ticket }): ReactElement {
  return (
    <section className={styles.details} aria-label="Request">
      <div className={styles.facts}>
        <TicketTypeBadge type={ticket.type} />
        <Badge>{ticket.status}</Badge>
        <PromiseClock ticket={ticket} />
      </div>
      <p className={styles.description}>{ticket.description}</p>
      <ul className={styles.links}>
        <li>
          <OutsideLink href={ticket.replitJoinLink}>Open the project</OutsideLink>
        </li>
        {ticket.videoUrl ? (
          <li>
            <OutsideLink href={ticket.videoUrl}>View Recording</OutsideLink>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
