import type { CurrentUser } from '@chalkline/contract/people';
import { allowanceOf, billingMonthAt, consultingSince } from '@chalkline/domain/consulting/monthly-allowance';
import { type BoardCount, countHeld } from '@chalkline/domain/consulting/move-ticket';
import type { TicketState } from '@chalkline/domain/consulting/ticket';
import type { TicketEventKind } from '@chalkline/domain/consulting/ticket-history';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { ticketEvents, tickets, users } from '../../db/schema.ts';
import { updateDocuments } from '../../db/search-index.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { ownedBy } from '../billing/index.ts';
import { ticketSource } from './search-source.ts';
import type { TicketRow } from './ticket-rows.ts';

/**
 * Lets one change of a member's tickets through at a time, so that the limits hold for simultaneous
 * requests.
 */
export async function lockBoard(tx: Database, userId: string): Promise<void> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  orNotFound(row, 'This ticket');
}

const ticketStates = prepared((db) =>
  db
    .select({ status: tickets.status, startedAt: tickets.startedAt })
    .from(tickets)
    .where(eq(tickets.userId, sql.placeholder('userId')))
    .prepare('ticket_states'),
);

/** How many tickets each of a member's columns holds. */
export async function heldTickets(db: Database, userId: string): Promise<BoardCount['held']> {
  return countHeld(await ticketStates(db).execute({ userId }));
}

/** The counts that a member's limits are checked against. */
export async function countBoard(
  db: Database,
  { id: userId, timeZone }: Pick<CurrentUser, 'id' | 'timeZone'>,
  now: Date,
): Promise<BoardCount> {
  const [rows, owned] = await Promise.all([ticketStates(db).execute({ userId }), ownedBy(db, userId)]);
  const month = billingMonthAt(consultingSince(owned, now), now);
  const begun = rows.flatMap(({ startedAt }) => startedAt ?? []);
  return { held: countHeld(rows), allowance: allowanceOf(begun, month, timeZone) };
}

/** A ticket in the scope of its member: somebody else's is not found. */
export async function memberTicket(tx: Database, userId: string, ticketId: string): Promise<TicketRow> {
  const [row] = await tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.id, ticketId), eq(tickets.userId, userId)));
  return orNotFound(row, 'This ticket');
}

interface Happening {
  readonly ticketId: string;
  readonly kind: TicketEventKind;
  readonly side: 'member' | 'consultant';
  readonly at: Date;
}

/** Stores a ticket's new state, and an entry of its history. */
export async function saveTicketState(
  tx: Database,
  { ticketId, kind, side, at }: Happening,
  state: TicketState,
): Promise<void> {
  await tx.update(tickets).set(state).where(eq(tickets.id, ticketId));
  await recordEvent(tx, { ticketId, kind, side, at }, state);
  await updateDocuments(tx, ticketSource, [ticketId]);
}

export async function recordEvent(
  tx: Database,
  { ticketId, kind, side, at }: Happening,
  { status }: Pick<TicketState, 'status'>,
): Promise<void> {
  await tx.insert(ticketEvents).values({ ticketId, kind, side, status, happenedAt: at });
}
