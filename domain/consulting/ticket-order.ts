import { runningPromise } from './promise-clock.ts';
import type { TicketState } from './ticket.ts';

interface OrderedTicket extends TicketState {
  readonly id: string;
  readonly createdAt: Date;
}

interface QueuedTicket extends OrderedTicket {
  /** Whether the plan of its member includes priority support. */
  readonly hasPrioritySupport: boolean;
}

/**
 * The order of a member's own board. Tickets that are due soonest come first, so overdue ones lead. Tickets without a
 * promise follow by age, and completed ones come last with the latest first.
 */
export function byUrgency<Ticket extends OrderedTicket>(tickets: readonly Ticket[]): Ticket[] {
  return tickets.toSorted(compareUrgency);
}

/**
 * The order of the consultant's queue. It is the order by urgency, except that tickets with priority support come
 * before the others, but after everything that is overdue. `ticketOf` gives the ticket of an entry in the list.
 */
export function inQueueOrder<Entry>(
  entries: readonly Entry[],
  ticketOf: (entry: Entry) => QueuedTicket,
  now: Date,
): Entry[] {
  return entries
    .map((entry) => {
      const ticket = ticketOf(entry);
      return { entry, ticket, rank: queueRank(ticket, now) };
    })
    .sort((left, right) => left.rank - right.rank || compareUrgency(left.ticket, right.ticket))
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

/**
 * 0: overdue. 1 and 2: a promise is running, with and without priority support. 3 and 4: nothing is promised yet, with
 * and without priority support. 5: completed.
 */
function queueRank(ticket: QueuedTicket, now: Date): number {
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
