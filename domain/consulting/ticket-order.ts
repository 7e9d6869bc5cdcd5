import { runningPromise } from './promise-clock.ts';
import type { TicketState } from './ticket.ts';

interface OrderedTicket extends TicketState {
  readonly id: string;
  readonly createdAt: Date;
  /** Whether the plan of its member includes priority support. */
  readonly hasPrioritySupport?: boolean;
}

/**
 * Tickets that are due soonest come first, so overdue ones lead. Tickets without a promise follow by age,
 * and completed ones come last with the latest first. With the time, tickets with priority support come
 * before the others, but after everything that is overdue. `ticketOf` gives the ticket of an entry in the
 * list.
 */
export function byUrgency<Entry>(
  entries: readonly Entry[],
  ticketOf: (entry: Entry) => OrderedTicket,
  now?: Date,
): Entry[] {
  return entries
    .map((entry) => ({ entry, ticket: ticketOf(entry) }))
    .sort((left, right) => compareUrgency(left.ticket, right.ticket, now))
    .map(({ entry }) => entry);
}

function compareUrgency(left: OrderedTicket, right: OrderedTicket, now: Date | undefined): number {
  return (
    (now ? group(left, now) - group(right, now) : 0) ||
    dueTime(left) - dueTime(right) ||
    completion(right) - completion(left) ||
    left.createdAt.getTime() - right.createdAt.getTime() ||
    left.id.localeCompare(right.id)
  );
}

/** Overdue tickets, then those with a running promise, then the rest; in each, priority support comes first. */
function group(ticket: OrderedTicket, now: Date): number {
  if (ticket.status === 'Completed') return 5;
  const running = runningPromise(ticket);
  if (running && running.due < now) return 0;
  return (running ? 1 : 3) + (ticket.hasPrioritySupport ? 0 : 1);
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
