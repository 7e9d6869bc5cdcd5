import type { Member } from '@chalkline/contract/members';
import { desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { tickets } from '../../db/schema.ts';

/** How many of a person's tickets wait for the consultant, as a subquery. */
export function waitingTicketsOf(userId: SQLWrapper): SQL<number> {
  return sql<number>`(
    select count(*)::int from ${tickets} t
    where t.user_id = ${userId} and t.status in ('Priority', 'In Progress'))`;
}

/** A person's tickets, the latest first. */
export async function ticketTitlesOf(db: Database, userId: string): Promise<Member['tickets']> {
  const { id, title, type, status, createdAt } = tickets;
  const rows = await db
    .select({ id, title, type, status, createdAt })
    .from(tickets)
    .where(eq(tickets.userId, userId))
    .orderBy(desc(createdAt));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
