import type { Decision, RuleRefusal } from '../refusals/refusal.ts';
import { type BoardCount, ideasFull, priorityFull } from './move-ticket.ts';
import { columnLimits, newTicketState, type TicketState, type TicketStatus } from './ticket.ts';

/** A consultant's actions on a ticket. */
const consultantVerbs = ['acknowledge', 'start', 'complete', 'move-back'] as const;
export type ConsultantVerb = (typeof consultantVerbs)[number];

/** Why an action is refused: a limit of the member's board, or the ticket has moved. */
type VerbRefusal = RuleRefusal<'priority_limit' | 'idea_limit' | 'conflict'>;

export type VerbDecision<Ticket> = Decision<{ readonly ticket: Ticket }, VerbRefusal>;

/** An action that was already done changes nothing, so a double click is harmless. */
export function acknowledgeTicket<Ticket extends TicketState>(
  ticket: Ticket,
  now: Date,
): VerbDecision<Ticket> {
  if (ticket.status !== 'Priority') return elsewhere(ticket, 'Only a Priority ticket can be acknowledged.');
  return { ticket: ticket.acknowledgedAt ? ticket : { ...ticket, acknowledgedAt: now } };
}

/** Starting a ticket also acknowledges it. */
export function startTicket<Ticket extends TicketState>(ticket: Ticket, now: Date): VerbDecision<Ticket> {
  if (ticket.status === 'In Progress') return { ticket };
  if (ticket.status !== 'Priority') return elsewhere(ticket, 'Only a Priority ticket can be started.');
  const acknowledgedAt = ticket.acknowledgedAt ?? now;
  return { ticket: { ...ticket, status: 'In Progress', acknowledgedAt, startedAt: now } };
}

export function completeTicket<Ticket extends TicketState>(ticket: Ticket, now: Date): VerbDecision<Ticket> {
  if (ticket.status === 'Completed') return { ticket };
  if (ticket.status !== 'In Progress')
    return elsewhere(ticket, 'Only a ticket In Progress can be completed.');
  return { ticket: { ...ticket, status: 'Completed', completedAt: now } };
}

const columnBefore: Readonly<Partial<Record<TicketStatus, TicketStatus>>> = {
  Priority: 'Idea',
  'In Progress': 'Priority',
  Completed: 'In Progress',
};

/** The column that moving back leads to. */
export function statusBefore(status: TicketStatus): TicketStatus | undefined {
  return columnBefore[status];
}

/**
 * Moves a ticket one column back. The caller names the current column, so that a double click does not move
 * it twice. The ticket keeps the times that are still valid.
 */
export function moveTicketBack<Ticket extends TicketState>(
  ticket: Ticket,
  from: TicketStatus,
  held: BoardCount['held'],
): VerbDecision<Ticket> {
  const to = statusBefore(from);
  if (!to) return elsewhere(ticket, `There's no column before ${from}.`);
  if (ticket.status === to) return { ticket };
  if (ticket.status !== from) return elsewhere(ticket, `It's no longer in ${from}.`);
  if (to === 'In Progress') return { ticket: { ...ticket, status: to, completedAt: null } };
  if (to === 'Idea') {
    return held.Idea >= columnLimits.Idea
      ? full('idea_limit', ideasFull.message.title)
      : { ticket: { ...ticket, ...newTicketState } };
  }
  return held.Priority >= columnLimits.Priority
    ? full('priority_limit', priorityFull.message.title)
    : { ticket: { ...ticket, status: to, startedAt: null } };
}

function full(code: 'priority_limit' | 'idea_limit', title: string): { refusal: VerbRefusal } {
  return { refusal: { code, message: `${title}: this member's column is full.` } };
}

function elsewhere({ status }: TicketState, reason: string): { refusal: VerbRefusal } {
  return { refusal: { code: 'conflict', message: `${reason} This one is in ${status}.` } };
}
