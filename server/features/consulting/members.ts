import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { tickets, users } from '../../db/schema.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import type { Person } from '../auth/index.ts';

/** What the emails say about a person. */
export const memberColumns = {
  id: users.id,
  email: users.email,
  name: users.name,
  firstName: users.firstName,
  lastName: users.lastName,
  timeZone: users.timeZone,
};

/** The owner of a ticket. */
export async function memberOf(db: Database, ticketId: string): Promise<Person> {
  const [row] = await db
    .select(memberColumns)
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.userId))
    .where(eq(tickets.id, ticketId));
  return orNotFound(row, 'This ticket');
}
