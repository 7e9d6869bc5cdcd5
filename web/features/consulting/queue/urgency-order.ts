import { readTicketState } from '@chalkline/contract/ticket-state';
import type { FounderTicket } from '@chalkline/contract/tickets';
import { byUrgency } from '@chalkline/domain/consulting/ticket-order';

/** The most urgent first, as the server sorts them. Until the time is known, its order is kept. */
export function inUrgencyOrder(tickets: readonly FounderTicket[], now: Date | undefined): FounderTicket[] {
  if (!now) return [...tickets];
  return byUrgency(
    tickets,
    (ticket) => ({
      ...readTicketState(ticket),
      id: ticket.id,
      createdAt: new Date(ticket.createdAt),
      hasPrioritySupport: ticket.member.hasPrioritySupport,
    }),
    now,
  );
}
