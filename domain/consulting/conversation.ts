import type { TicketSide } from './ticket.ts';

interface Author {
  readonly name: string | null;
  readonly firstName: string | null;
}

interface Sides {
  /** The side that wrote the message. */
  readonly from: TicketSide;
  readonly readBy: TicketSide;
}

/** The author of a message. It never reveals an email to the other side. */
export function messageAuthor(sides: Sides, { name, firstName }: Author): string {
  return name || firstName || withoutName(sides);
}

/** For people who gave no name, or whose account was deleted. */
function withoutName({ from, readBy }: Sides): string {
  if (from === 'member') return 'Member';
  return readBy === 'member' ? 'Your consultant' : 'A consultant';
}
