import { readTicketState } from '@chalkline/contract/ticket-state';
import type { FounderTicket } from '@chalkline/contract/tickets';
import { inQueueOrder } from '@chalkline/domain/consulting/ticket-order';

/** In the order in which the consultant works, as the server sorts them. Until the time is known, its order is kept. */
export function sortQueue(tickets: readonly FounderTicket[], now: Date | undefined): FounderTicket[] {
  if (!now) return [...tickets];
  return inQueueOrder(
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
