import type { Ticket } from '@chalkline/contract/tickets';
import type { MoveRefusal } from '@chalkline/domain/consulting/move-ticket';
import { type TicketStatus, ticketStatuses } from '@chalkline/domain/consulting/ticket';
import type { BoardLabels } from '../../ui/board/board.tsx';
import { dropText } from './column-labels.ts';

export interface MoveRules {
  readonly tickets: readonly Ticket[];
  refusalOf(ticket: Ticket, to: TicketStatus): MoveRefusal | undefined;
}

export function statusNamed(columnId: string | undefined): TicketStatus | undefined {
  return ticketStatuses.find((status) => status === columnId);
}

/** Announcements for screen readers while a ticket is moved. */
export function boardLabels({ tickets, refusalOf }: MoveRules): BoardLabels {
  const ticketOf = (id: string) => tickets.find((ticket) => ticket.id === id);
  const nameOf = (id: string) => `“${ticketOf(id)?.title ?? 'The ticket'}”`;
  const stays = (id: string) => `${nameOf(id)} stays in ${ticketOf(id)?.status}.`;
  return {
    instructions:
      'Press Space to pick up the ticket, the left and right arrow keys to move it between columns, Space to drop it, and Escape to cancel.',
    lifted: (id) => `Picked up ${nameOf(id)} from ${ticketOf(id)?.status}.`,
    over: (id, columnId) => {
      const ticket = ticketOf(id);
      const to = statusNamed(columnId);
      if (!ticket || !to) return '';
      if (ticket.status === to) return `Picked up ${nameOf(id)}. It's over ${to}, where it was.`;
      return `${nameOf(id)} is over ${to}. ${dropText(to, refusalOf(ticket, to))}.`;
    },
    dropped: (id, columnId) => {
      const ticket = ticketOf(id);
      const to = statusNamed(columnId);
      if (!ticket || !to || ticket.status === to) return stays(id);
      const refusal = refusalOf(ticket, to);
      return refusal ? `${stays(id)} ${refusal.message.description}` : `${nameOf(id)} was moved to ${to}.`;
    },
    cancelled: stays,
  };
}
