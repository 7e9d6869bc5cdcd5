import { writeTicketState } from '@chalkline/contract/ticket-state';
import type { Ticket } from '@chalkline/contract/tickets';
import { runningPromise } from '@chalkline/domain/consulting/promise-clock';
import type { TicketSide, TicketState } from '@chalkline/domain/consulting/ticket';
import { getTableColumns, sql } from 'drizzle-orm';
import { ticketMessages, tickets } from '../../db/schema.ts';

export type TicketRow = typeof tickets.$inferSelect;

/** The columns that a card shows. */
export const cardColumns = {
  ...getTableColumns(tickets),
  messageCount: sql<number>`(
    select count(*)::int from ${ticketMessages} m where m.ticket_id = ${tickets}.id)`,
  lastMessageFrom: sql<TicketSide | null>`(
    select m.side from ${ticketMessages} m where m.ticket_id = ${tickets}.id
    order by m.sent_at desc, m.id desc limit 1)`,
};

interface CardRow extends TicketRow {
  readonly messageCount: number;
  readonly lastMessageFrom: TicketSide | null;
}

export function toTicket(row: CardRow): Ticket {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    type: row.type,
    videoUrl: row.videoUrl,
    replitJoinLink: row.replitJoinLink,
    createdAt: row.createdAt.toISOString(),
    ...writeTicketState(row),
    due: runningPromise(row)?.due.toISOString() ?? null,
    messageCount: row.messageCount,
    lastMessageFrom: row.lastMessageFrom,
  };
}

/** The columns of a ticket's state. */
export function ticketStateOf(row: TicketRow): TicketState {
  const { status, prioritisedAt, acknowledgedAt, startedAt, completedAt } = row;
  return { status, prioritisedAt, acknowledgedAt, startedAt, completedAt };
}
