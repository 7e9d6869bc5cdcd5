import type { TicketSide } from './ticket.ts';

interface Author {
  readonly name: string | null;
  readonly firstName: string | null;
}

/** Who is said to have written a message. Nobody's e-mail is told to the other side by it. */
export function messageAuthor(from: TicketSide, { name, firstName }: Author): string {
  return name || firstName || (from === 'member' ? 'Member' : 'Your consultant');
}
