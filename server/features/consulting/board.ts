import {
  allowanceOf,
  billingMonthAt,
  consultingSince,
  type MonthlyAllowance,
} from '@chalkline/domain/consulting/monthly-allowance';
import { type BoardCount, countHeld } from '@chalkline/domain/consulting/move-ticket';
import type { TicketState } from '@chalkline/domain/consulting/ticket';
import type { TicketEventKind } from '@chalkline/domain/consulting/ticket-history';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { ticketEvents, tickets, users } from '../../db/schema.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { ownedBy } from '../billing/index.ts';
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

/** The counts that a member's limits are checked against. */
export async function countBoard(db: Database, userId: string, now: Date): Promise<BoardCount> {
  const rows = await db
    .select({ status: tickets.status, startedAt: tickets.startedAt })
    .from(tickets)
    .where(eq(tickets.userId, userId));
  const allowance = await allowanceFrom(db, userId, rows, now);
  return { held: countHeld(rows), allowance };
}

async function allowanceFrom(
  db: Database,
  userId: string,
  rows: readonly { startedAt: Date | null }[],
  now: Date,
): Promise<MonthlyAllowance> {
  const month = billingMonthAt(consultingSince(await ownedBy(db, userId), now), now);
  return allowanceOf(
    rows.flatMap(({ startedAt }) => startedAt ?? []),
    month,
  );
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
}

export async function recordEvent(
  tx: Database,
  { ticketId, kind, side, at }: Happening,
  { status }: Pick<TicketState, 'status'>,
): Promise<void> {
  await tx.insert(ticketEvents).values({ ticketId, kind, side, status, happenedAt: at });
}
