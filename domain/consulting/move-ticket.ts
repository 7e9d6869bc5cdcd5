import type { Decision, RuleRefusal } from '../refusals/refusal.ts';
import { isUsedUp, type MonthlyAllowance, monthlyLimitText } from './monthly-allowance.ts';
import {
  columnLimits,
  isMemberStatus,
  type MemberStatus,
  mayMemberChange,
  newTicketState,
  type TicketState,
  type TicketStatus,
} from './ticket.ts';
import { type TicketMessageText, type TicketRefusalCode, ticketTexts } from './ticket-messages.ts';

/** The counts that the limits of a member's board are checked against. */
export interface BoardCount {
  readonly held: Readonly<Record<MemberStatus, number>>;
  readonly allowance: MonthlyAllowance;
}

export type MoveRefusal = RuleRefusal<TicketRefusalCode, Required<TicketMessageText>>;

/**
 * Moves a member's ticket to another column, or returns why not. Moving it to its current column changes
 * nothing.
 */
export function moveTicket<Ticket extends TicketState>(
  ticket: Ticket,
  to: TicketStatus,
  board: BoardCount,
  now: Date,
): Decision<{ readonly ticket: Ticket }, MoveRefusal> {
  if (ticket.status === to) return { ticket };
  const refusal = refuseMove(ticket, to, board);
  if (refusal) return { refusal };
  if (to === 'Idea') return { ticket: { ...ticket, ...newTicketState } };
  return { ticket: { ...ticket, status: to, prioritisedAt: now } };
}

/** Why a drop onto a column would be refused, known before the drop. */
export function refuseMove(
  ticket: Pick<TicketState, 'status'>,
  to: TicketStatus,
  { held, allowance }: BoardCount,
): MoveRefusal | undefined {
  if (ticket.status === to) return undefined;
  if (!mayMemberChange(ticket) || !isMemberStatus(to)) return restricted;
  if (to === 'Idea') return held.Idea >= columnLimits.Idea ? ideasFull : undefined;
  if (held.Priority >= columnLimits.Priority) return priorityFull;
  if (!isUsedUp(allowance)) return undefined;
  return { code: 'monthly_limit', message: monthlyLimitText(allowance) };
}

/** Members can delete tickets that the consultant has not started. */
export function refuseDeletion(ticket: Pick<TicketState, 'status'>): MoveRefusal | undefined {
  return mayMemberChange(ticket) ? undefined : restricted;
}

export function countHeld(tickets: readonly Pick<TicketState, 'status'>[]): BoardCount['held'] {
  const heldIn = (column: MemberStatus) => tickets.filter(({ status }) => status === column).length;
  return { Idea: heldIn('Idea'), Priority: heldIn('Priority') };
}

const restricted: MoveRefusal = { code: 'column_restricted', message: ticketTexts.columnRestricted };
export const ideasFull: MoveRefusal = { code: 'idea_limit', message: ticketTexts.ideasFull };
export const priorityFull: MoveRefusal = { code: 'priority_limit', message: ticketTexts.priorityFull };
