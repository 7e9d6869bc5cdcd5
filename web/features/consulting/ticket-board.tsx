import type { Ticket } from '@chalkline/contract/tickets';
import { type MemberStatus, newTicketState, ticketStatuses } from '@chalkline/domain/consulting/ticket';
import type { ReactElement } from 'react';
import { useResource } from '../../api/resource.ts';
import { ticketsResource } from '../../api/ticket-resources.ts';
import { Board, type BoardProps } from '../../ui/board/board.tsx';
import { BoardCardImage } from '../../ui/board/board-card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { toast } from '../../ui/toast-store.ts';
import { BoardChanges } from './board-changes-line.tsx';
import { boardLabels, statusNamed } from './board-labels.ts';
import { BoardSkeleton } from './board-skeleton.tsx';
import { useBoardUrlState } from './board-url-state.ts';
import { dropText } from './column-labels.ts';
import { LazyDeleteTicket } from './lazy-delete-ticket.ts';
import { TicketColumn } from './ticket-column.tsx';
import { TicketFace } from './ticket-face.tsx';
import { type TicketHandling, useTicketHandling } from './ticket-handling.ts';
import { useLiveTickets } from './use-live-tickets.ts';

/** The member's board. */
export function TicketBoard(): ReactElement {
  const { data: tickets, error, isFetching, refetch } = useResource(ticketsResource);
  useLiveTickets();
  return (
    <>
      {error ? (
        <ErrorState
          title="We couldn't load your tickets"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          Your tickets are safe. Nothing on your board has changed.
        </ErrorState>
      ) : null}
      {tickets ? <Columns tickets={tickets} /> : null}
      {tickets || error ? null : <BoardSkeleton />}
    </>
  );
}

function Columns({ tickets }: { tickets: readonly Ticket[] }): ReactElement {
  const { add } = useBoardUrlState();
  const handling = useTicketHandling(tickets);
  const { refusalOf, toDelete, keep } = handling;
  const ticketOf = (id: string) => tickets.find((ticket) => ticket.id === id);
  return (
    <>
      <BoardChanges tickets={tickets} />
      <Board
        label="Your tickets"
        labels={boardLabels({ tickets, refusalOf })}
        {...dropping(ticketOf, handling)}
        imageOf={(id) => <TicketImage ticket={ticketOf(id)} />}
      >
        {ticketStatuses.map((status) => (
          <TicketColumn
            key={status}
            status={status}
            tickets={tickets.filter((ticket) => ticket.status === status)}
            handling={handling}
            onAdd={(column) => (isRoomIn(column, handling) ? add(column) : undefined)}
          />
        ))}
      </Board>
      {toDelete ? <LazyDeleteTicket ticket={toDelete} onClose={keep} /> : null}
    </>
  );
}

/** What a column shows while a card is dragged over it, and what happens on a drop. */
function dropping(
  ticketOf: (id: string) => Ticket | undefined,
  { refusalOf, move }: TicketHandling,
): Pick<BoardProps, 'verdictOf' | 'onDrop'> {
  return {
    verdictOf: (cardId, columnId) => {
      const ticket = ticketOf(cardId);
      const to = statusNamed(columnId);
      if (!ticket || !to || ticket.status === to) return { kind: 'home', text: '' };
      const refusal = refusalOf(ticket, to);
      return { kind: refusal ? 'refuses' : 'takes', text: dropText(to, refusal) };
    },
    onDrop: (cardId, columnId) => {
      const ticket = ticketOf(cardId);
      const to = statusNamed(columnId);
      if (ticket && to) move(ticket, to);
    },
  };
}

/** A ticket for Priority needs room there. Whether Idea has room is checked when the ticket is submitted. */
function isRoomIn(column: MemberStatus, { refusalOf }: TicketHandling): boolean {
  const refusal = column === 'Priority' ? refusalOf(newTicketState, column) : undefined;
  if (refusal) toast({ ...refusal.message, variant: 'destructive' });
  return refusal === undefined;
}

function TicketImage({ ticket }: { ticket: Ticket | undefined }): ReactElement | null {
  return ticket ? (
    <BoardCardImage>
      <TicketFace ticket={ticket} title={ticket.title} />
    </BoardCardImage>
  ) : null;
}
