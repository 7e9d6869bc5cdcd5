import type { FounderTicket } from '@chalkline/contract/tickets';
import { planAndRoleLabel } from '@chalkline/domain/access/staff-status';
import type { ConsultantVerb } from '@chalkline/domain/consulting/consultant-verbs';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Glyph } from '../../../ui/glyphs.tsx';
import { PromiseClock } from '../promise-clock.tsx';
import { TicketTypeBadge } from '../ticket-type.tsx';
import styles from './queue-row.module.css';
import { verbLabel, verbsFor } from './ticket-verbs.ts';

interface QueueRowProps {
  readonly ticket: FounderTicket;
  /** The address of the whole ticket. */
  readonly href: string;
  /** The action that is running. */
  readonly underWay: ConsultantVerb | undefined;
  readonly onVerb: (verb: ConsultantVerb) => void;
}

/** A ticket in the consultant's queue. The keyboard shortcuts act on the focused row. */
export function QueueRow({ ticket, href, underWay, onVerb }: QueueRowProps): ReactElement {
  const [next] = verbsFor(ticket);
  const hasQuestion = ticket.lastMessageFrom === 'member';
  return (
    <li className={styles.row} data-ticket={ticket.id}>
      <div className={styles.text}>
        <h3 className={styles.title}>
          <Link href={href}>{ticket.title}</Link>
        </h3>
        <p className={styles.member}>
          {ticket.member.name}{' '}
          <span className={styles.plan}>{planAndRoleLabel(ticket.member.plan, ticket.member.role)}</span>{' '}
          {ticket.member.hasPrioritySupport ? <Badge>Priority support</Badge> : null}{' '}
          <span className={styles.used}>
            {ticket.member.allowance.used} of {ticket.member.allowance.limit} this month
          </span>
        </p>
      </div>
      <div className={styles.facts}>
        <TicketTypeBadge type={ticket.type} />
        <Badge>{ticket.status}</Badge>
        <PromiseClock ticket={ticket} />
        {hasQuestion ? (
          <Badge tone="marker" icon={<Glyph name="chat" size={16} />}>
            Member wrote
          </Badge>
        ) : null}
      </div>
      {next && next !== 'move-back' ? (
        <Button size="small" ignoresSecondPress loading={underWay === next} onClick={() => onVerb(next)}>
          {verbLabel(next, ticket)}
          <span className="visually-hidden"> “{ticket.title}”</span>
        </Button>
      ) : null}
    </li>
  );
}
