import type { TicketSide } from './ticket.ts';

interface Author {
  readonly name: string | null;
  readonly firstName: string | null;
}

interface MessageSides {
  /** The side that wrote the message. */
  readonly from: TicketSide;
  readonly readBy: TicketSide;
}

/** The author of a message. It never reveals an email to the other side. */
export function messageAuthor(sides: MessageSides, { name, firstName }: Author): string {
  return name || firstName || roleLabel(sides);
}

/** For people who gave no name, or whose account was deleted. */
function roleLabel({ from, readBy }: MessageSides): string {
  if (from === 'member') return 'Member';
  return readBy === 'member' ? 'Your consultant' : 'A consultant';
}
