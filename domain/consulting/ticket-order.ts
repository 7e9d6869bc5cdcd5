import { runningPromise } from './promise-clock.ts';
import type { TicketStanding } from './ticket.ts';

interface OrderedTicket extends TicketStanding {
  readonly id: string;
  readonly createdAt: string;
}

/**
 * Tickets that are due soonest come first, so overdue ones lead. Tickets without a promise follow by age,
 * and completed ones come last with the latest first.
 */
export function byUrgency<Ticket extends OrderedTicket>(tickets: readonly Ticket[]): Ticket[] {
  return tickets.toSorted(
    (left, right) =>
      dueTime(left) - dueTime(right) ||
      completion(right) - completion(left) ||
      Date.parse(left.createdAt) - Date.parse(right.createdAt) ||
      left.id.localeCompare(right.id),
  );
}

const farAway = 8.64e15;

function dueTime(ticket: TicketStanding): number {
  const running = runningPromise(ticket);
  if (running) return Date.parse(running.due);
  return ticket.status === 'Completed' ? farAway : farAway - 1;
}

function completion({ completedAt }: TicketStanding): number {
  return completedAt ? Date.parse(completedAt) : 0;
}
