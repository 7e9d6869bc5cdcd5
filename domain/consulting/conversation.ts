import type { TicketSide } from './ticket.ts';

interface Author {
  readonly name: string | null;
  readonly firstName: string | null;
}

/** The author of a message. It never reveals an email to the other side. */
export function messageAuthor(from: TicketSide, { name, firstName }: Author): string {
  return name || firstName || (from === 'member' ? 'Member' : 'Your consultant');
}
