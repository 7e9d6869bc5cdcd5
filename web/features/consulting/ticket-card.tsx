import type { Ticket } from '@chalkline/contract/tickets';
import { mayMemberChange, ticketStatuses } from '@chalkline/domain/consulting/ticket';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { BoardCard } from '../../ui/board/board-card.tsx';
import { Button } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { openedHere } from './board-url-state.ts';
import { LazyMoveMenu } from './lazy-move-menu.tsx';
import styles from './ticket-card.module.css';
import { TicketFace } from './ticket-face.tsx';
import type { TicketHandling } from './ticket-handling.ts';

interface TicketCardProps {
  readonly ticket: Ticket;
  readonly handling: TicketHandling;
}

/** A ticket on the member's board. Tickets in progress or completed can't be moved. */
export function TicketCard({ ticket, handling }: TicketCardProps): ReactElement {
  const { addressOf, earlierStatusOf, movedId } = handling;
  const isMovable = mayMemberChange(ticket);
  const earlier = earlierStatusOf(ticket);
  const hasArrived =
    earlier !== undefined && ticketStatuses.indexOf(earlier) < ticketStatuses.indexOf(ticket.status);
  return (
    <BoardCard
      id={ticket.id}
      columnId={ticket.status}
      handleLabel={isMovable ? `Move “${ticket.title}”` : undefined}
      hasArrived={hasArrived}
      keepsFocus={movedId === ticket.id}
    >
      <TicketFace
        ticket={ticket}
        title={
          <Link href={addressOf(ticket.id)} state={openedHere} draggable={false} className="title-link">
            {ticket.title}
          </Link>
        }
      />
      {isMovable ? <TicketActions ticket={ticket} handling={handling} /> : null}
    </BoardCard>
  );
}

function TicketActions({ ticket, handling }: TicketCardProps): ReactElement {
  const { refusalOf, move, askToDelete } = handling;
  return (
    <div className={styles.actions}>
      <LazyMoveMenu ticket={ticket} refusalOf={refusalOf} onMove={(to) => move(ticket, to)} />
      <Button
        variant="quiet"
        size="small"
        iconOnly
        aria-label={`Delete “${ticket.title}”`}
        onClick={() => askToDelete(ticket)}
      >
        <Glyph name="trash" size={20} />
      </Button>
    </div>
  );
}
