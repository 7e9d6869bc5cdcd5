import type { TicketSide, TicketStatus } from './ticket.ts';

/** The possible events of a ticket. */
export const ticketEventKinds = [
  'created',
  'moved',
  'acknowledged',
  'started',
  'completed',
  'moved_back',
] as const;
export type TicketEventKind = (typeof ticketEventKinds)[number];

export interface TicketEvent {
  readonly kind: TicketEventKind;
  readonly by: TicketSide;
  /** The column that the ticket was moved to. */
  readonly status: TicketStatus;
}

/** A line of a ticket's history. */
export function historyText({ kind, status }: Pick<TicketEvent, 'kind' | 'status'>): string {
  switch (kind) {
    case 'created':
      return 'Created';
    case 'moved':
      return `Moved to ${status}`;
    case 'acknowledged':
      return 'Acknowledged';
    case 'started':
      return 'Work started';
    case 'completed':
      return 'Completed';
    case 'moved_back':
      return `Moved back to ${status}`;
  }
}
