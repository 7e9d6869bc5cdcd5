import type { Ticket } from '@chalkline/contract/tickets';
import { mayMemberChange, ticketStatuses } from '@chalkline/domain/consulting/ticket';

/** Compares two states of the board, and describes for the member what the consultant did. */
export function changesBetween(before: readonly Ticket[], after: readonly Ticket[]): string[] {
  const known = new Map(before.map((ticket) => [ticket.id, ticket]));
  return after.flatMap((ticket) => {
    const earlier = known.get(ticket.id);
    return earlier ? changesOf(earlier, ticket) : [];
  });
}

function changesOf(before: Ticket, after: Ticket): string[] {
  const move = describeMove(before, after);
  if (move) return [move];
  if (!before.acknowledgedAt && after.acknowledgedAt)
    return [`Your consultant acknowledged “${after.title}”.`];
  const isAnswered = after.messageCount > before.messageCount && after.lastMessageFrom === 'consultant';
  return isAnswered ? [`Your consultant replied to “${after.title}”.`] : [];
}

/** Members move tickets between Idea and Priority themselves, unless the ticket was acknowledged. */
function describeMove(before: Ticket, after: Ticket): string | undefined {
  if (before.status === after.status) return undefined;
  if (mayMemberChange(before) && mayMemberChange(after)) return undefined;
  const isBack = ticketStatuses.indexOf(after.status) < ticketStatuses.indexOf(before.status);
  return `Your consultant moved “${after.title}” ${isBack ? 'back ' : ''}to ${after.status}.`;
}
