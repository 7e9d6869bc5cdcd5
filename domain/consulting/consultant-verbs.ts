import { type BoardCount, ideasFull, priorityFull } from './move-ticket.ts';
import { columnLimits, newTicketStanding, type TicketStanding, type TicketStatus } from './ticket.ts';

/** What a consultant does with a ticket. */
export const consultantVerbs = ['acknowledge', 'start', 'complete', 'move-back'] as const;
export type ConsultantVerb = (typeof consultantVerbs)[number];

/** Why a consultant cannot do this: a limit of the member's board, or the ticket stands elsewhere by now. */
export interface VerbRefusal {
  readonly code: 'priority_limit' | 'idea_limit' | 'conflict';
  readonly message: string;
}

export type VerbOutcome<Ticket> =
  | { readonly ticket: Ticket; readonly refusal?: never }
  | { readonly ticket?: never; readonly refusal: VerbRefusal };

/** What has been done already stays as it is: a second click changes nothing. */
export function acknowledgeTicket<Ticket extends TicketStanding>(
  ticket: Ticket,
  now: Date,
): VerbOutcome<Ticket> {
  if (ticket.status !== 'Priority') return elsewhere(ticket, 'Only a Priority ticket can be acknowledged.');
  return { ticket: ticket.acknowledgedAt ? ticket : { ...ticket, acknowledgedAt: now.toISOString() } };
}

/** Starting on a ticket acknowledges it, too. */
export function startTicket<Ticket extends TicketStanding>(ticket: Ticket, now: Date): VerbOutcome<Ticket> {
  if (ticket.status === 'In Progress') return { ticket };
  if (ticket.status !== 'Priority') return elsewhere(ticket, 'Only a Priority ticket can be started.');
  const moment = now.toISOString();
  const acknowledgedAt = ticket.acknowledgedAt ?? moment;
  return { ticket: { ...ticket, status: 'In Progress', acknowledgedAt, startedAt: moment } };
}

export function completeTicket<Ticket extends TicketStanding>(
  ticket: Ticket,
  now: Date,
): VerbOutcome<Ticket> {
  if (ticket.status === 'Completed') return { ticket };
  if (ticket.status !== 'In Progress')
    return elsewhere(ticket, 'Only a ticket In Progress can be completed.');
  return { ticket: { ...ticket, status: 'Completed', completedAt: now.toISOString() } };
}

const columnBefore: Readonly<Partial<Record<TicketStatus, TicketStatus>>> = {
  Priority: 'Idea',
  'In Progress': 'Priority',
  Completed: 'In Progress',
};

/** Where moving back leads from a column. */
export function statusBefore(status: TicketStatus): TicketStatus | undefined {
  return columnBefore[status];
}

/**
 * Moves a ticket one column back. The column that it is moved from is said, so that a second click does not
 * move it further. A ticket that goes back keeps the times of what stays true of it.
 */
export function moveTicketBack<Ticket extends TicketStanding>(
  ticket: Ticket,
  from: TicketStatus,
  held: BoardCount['held'],
): VerbOutcome<Ticket> {
  const to = statusBefore(from);
  if (!to) return elsewhere(ticket, `There's no column before ${from}.`);
  if (ticket.status === to) return { ticket };
  if (ticket.status !== from) return elsewhere(ticket, `It's no longer in ${from}.`);
  if (to === 'In Progress') return { ticket: { ...ticket, status: to, completedAt: null } };
  if (to === 'Idea') {
    return held.Idea >= columnLimits.Idea
      ? full('idea_limit', ideasFull.notice.title)
      : { ticket: { ...ticket, ...newTicketStanding } };
  }
  return held.Priority >= columnLimits.Priority
    ? full('priority_limit', priorityFull.notice.title)
    : { ticket: { ...ticket, status: to, startedAt: null } };
}

function full(code: 'priority_limit' | 'idea_limit', title: string): { refusal: VerbRefusal } {
  return { refusal: { code, message: `${title}: this member's column is full.` } };
}

function elsewhere({ status }: TicketStanding, reason: string): { refusal: VerbRefusal } {
  return { refusal: { code: 'conflict', message: `${reason} This one is in ${status}.` } };
}
