import type { Ticket } from '@chalkline/contract/tickets';
import { runningPromise } from '@chalkline/domain/consulting/promise-clock';
import type { TicketSide, TicketStanding } from '@chalkline/domain/consulting/ticket';
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
  const standing = standingOf(row);
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    type: row.type,
    videoUrl: row.videoUrl,
    replitJoinLink: row.replitJoinLink,
    createdAt: row.createdAt.toISOString(),
    ...standing,
    due: runningPromise(standing)?.due ?? null,
    messageCount: row.messageCount,
    lastMessageFrom: row.lastMessageFrom,
  };
}

type StandingRow = Pick<
  TicketRow,
  'status' | 'prioritisedAt' | 'acknowledgedAt' | 'startedAt' | 'completedAt'
>;

/** A ticket's state in the form of the domain rules. */
export function standingOf(row: StandingRow): TicketStanding {
  return {
    status: row.status,
    prioritisedAt: row.prioritisedAt?.toISOString() ?? null,
    acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
    startedAt: row.startedAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
  };
}

/** A ticket's state in the form of the table. */
export function standingColumns(standing: TicketStanding): StandingRow {
  return {
    status: standing.status,
    prioritisedAt: dateOf(standing.prioritisedAt),
    acknowledgedAt: dateOf(standing.acknowledgedAt),
    startedAt: dateOf(standing.startedAt),
    completedAt: dateOf(standing.completedAt),
  };
}

function dateOf(isoTime: string | null): Date | null {
  return isoTime === null ? null : new Date(isoTime);
}
