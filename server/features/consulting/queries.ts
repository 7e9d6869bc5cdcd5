import type { MeasuredPromiseReply, Ticket, TicketSheet } from '@chalkline/contract/tickets';
import { measuredDays, measurePromise } from '@chalkline/domain/consulting/measured-promise';
import { byUrgency } from '@chalkline/domain/consulting/ticket-order';
import { and, eq, gte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { tickets } from '../../db/schema.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { conversationOf, historyOf } from './sheet-parts.ts';
import { cardColumns, toTicket } from './ticket-rows.ts';

const allTickets = prepared((db) =>
  listTickets(db, eq(tickets.userId, sql.placeholder('userId'))).prepare('all_tickets'),
);

/** A member's tickets, the most urgent first. */
export async function ticketsOf(db: Database, userId: string): Promise<Ticket[]> {
  const rows = await allTickets(db).execute({ userId });
  return byUrgency(rows).map(toTicket);
}

export async function ticketOf(db: Database, userId: string, ticketId: string): Promise<Ticket> {
  const [row] = await listTickets(db, and(eq(tickets.userId, userId), eq(tickets.id, ticketId)));
  return toTicket(orNotFound(row, 'This ticket'));
}

export async function sheetOf(db: Database, userId: string, ticketId: string): Promise<TicketSheet> {
  const ticket = await ticketOf(db, userId, ticketId);
  return {
    ...ticket,
    history: await historyOf(db, ticketId),
    messages: await conversationOf(db, ticketId, { id: userId, side: 'member' }),
  };
}

function listTickets(db: Database, condition: SQL | undefined) {
  return db.select(cardColumns).from(tickets).where(condition);
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

const sinceThen = (column: typeof tickets.prioritisedAt | typeof tickets.startedAt) =>
  gte(column, sql.param(sql.placeholder('since'), column));

const measuredTickets = prepared((db) =>
  db
    .select({
      status: tickets.status,
      prioritisedAt: tickets.prioritisedAt,
      acknowledgedAt: tickets.acknowledgedAt,
      startedAt: tickets.startedAt,
      completedAt: tickets.completedAt,
    })
    .from(tickets)
    .where(or(sinceThen(tickets.prioritisedAt), sinceThen(tickets.startedAt)))
    .prepare('measured_tickets'),
);

/** The measured response times. */
export async function measuredPromise(db: Database, now: Date): Promise<MeasuredPromiseReply> {
  const since = new Date(now.getTime() - measuredDays * dayMilliseconds);
  return measurePromise(await measuredTickets(db).execute({ since }), now);
}
