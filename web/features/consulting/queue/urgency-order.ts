import { readTicketState } from '@chalkline/contract/ticket-state';
import type { FounderTicket } from '@chalkline/contract/tickets';
import { byUrgency } from '@chalkline/domain/consulting/ticket-order';

/** The most urgent first, as the server sorts them. */
export function inUrgencyOrder(tickets: readonly FounderTicket[]): FounderTicket[] {
  return byUrgency(tickets, (ticket) => ({
    ...readTicketState(ticket),
    id: ticket.id,
    createdAt: new Date(ticket.createdAt),
  }));
}
