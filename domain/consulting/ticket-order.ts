import { runningPromise } from './promise-clock.ts';
import type { TicketState } from './ticket.ts';

interface OrderedTicket extends TicketState {
  readonly id: string;
  readonly createdAt: Date;
}

/**
 * Tickets that are due soonest come first, so overdue ones lead. Tickets without a promise follow by age,
 * and completed ones come last with the latest first. `ticketOf` gives the ticket of an entry in the list.
 */
export function byUrgency<Entry>(
  entries: readonly Entry[],
  ticketOf: (entry: Entry) => OrderedTicket,
): Entry[] {
  return entries
    .map((entry) => ({ entry, ticket: ticketOf(entry) }))
    .sort((left, right) => compareUrgency(left.ticket, right.ticket))
    .map(({ entry }) => entry);
}

function compareUrgency(left: OrderedTicket, right: OrderedTicket): number {
  return (
    dueTime(left) - dueTime(right) ||
    completion(right) - completion(left) ||
    left.createdAt.getTime() - right.createdAt.getTime() ||
    left.id.localeCompare(right.id)
  );
}

const farAway = 8.64e15;

function dueTime(ticket: TicketState): number {
  const running = runningPromise(ticket);
  if (running) return running.due.getTime();
  return ticket.status === 'Completed' ? farAway : farAway - 1;
}

function completion({ completedAt }: TicketState): number {
  return completedAt?.getTime() ?? 0;
}
