import type { TicketSide } from './ticket.ts';

interface Author {
  readonly name: string | null;
  readonly firstName: string | null;
}

/** A message and who reads it. */
interface Reading {
  readonly from: TicketSide;
  readonly by: TicketSide;
}

/** The author of a message. It never reveals an email to the other side. */
export function messageAuthor({ from, by }: Reading, { name, firstName }: Author): string {
  return name || firstName || nameless({ from, by });
}

/** Somebody without a name, or whose account was deleted. */
function nameless({ from, by }: Reading): string {
  if (from === 'member') return 'Member';
  return by === 'member' ? 'Your consultant' : 'A consultant';
}
