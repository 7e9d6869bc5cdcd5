import type { Ticket } from '@chalkline/contract/tickets';
import { countHeld, type MoveRefusal, refuseMove } from '@chalkline/domain/consulting/move-ticket';
import type { TicketState, TicketStatus } from '@chalkline/domain/consulting/ticket';
import { useState } from 'react';
import { useResource } from '../../api/resource.ts';
import { allowanceResource } from '../../api/ticket-resources.ts';
import { useBoardUrlState } from './board-url-state.ts';
import { noAllowanceKnown, useMoveTicket } from './move-ticket.ts';

/** The actions for the tickets of a board. */
export interface TicketHandling {
  addressOf(ticketId: string): string;
  refusalOf(ticket: Pick<TicketState, 'status'>, to: TicketStatus): MoveRefusal | undefined;
  move(ticket: Ticket, to: TicketStatus): void;
  /** The ticket that the user moved last. */
  readonly movedId: string | undefined;
  /** The previous column of a ticket. */
  earlierStatusOf(ticket: Ticket): TicketStatus | undefined;
  askToDelete(ticket: Ticket): void;
  readonly toDelete: Ticket | undefined;
  keep(): void;
}

export function useTicketHandling(tickets: readonly Ticket[]): TicketHandling {
  const { addressOf } = useBoardUrlState();
  const { data: allowance = noAllowanceKnown } = useResource(allowanceResource);
  const moveTicket = useMoveTicket();
  const [movedId, setMovedId] = useState<string>();
  const [toDelete, setToDelete] = useState<Ticket>();
  const board = { held: countHeld(tickets), allowance };
  return {
    addressOf,
    refusalOf: (ticket, to) => refuseMove(ticket, to, board),
    move: (ticket, to) => {
      setMovedId(ticket.id);
      moveTicket(ticket, to);
    },
    movedId,
    earlierStatusOf: useEarlierStatus(tickets),
    askToDelete: setToDelete,
    toDelete,
    keep: () => setToDelete(undefined),
  };
}

type Statuses = ReadonlyMap<string, TicketStatus>;

/** Remembers where each ticket came from, no matter who moved it. */
function useEarlierStatus(tickets: readonly Ticket[]): TicketHandling['earlierStatusOf'] {
  const [seen, setSeen] = useState({ tickets, earlier: new Map() as Statuses });
  if (seen.tickets !== tickets) {
    const before = new Map(seen.tickets.map(({ id, status }) => [id, status]));
    const moved = tickets.flatMap(({ id, status }): [string, TicketStatus][] => {
      const last = before.get(id);
      return last && last !== status ? [[id, last]] : [];
    });
    setSeen({ tickets, earlier: new Map([...seen.earlier, ...moved]) });
  }
  return ({ id }) => seen.earlier.get(id);
}
