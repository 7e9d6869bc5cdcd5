import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { ticketEvents, ticketMessages, tickets } from '../../db/schema.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';

/** A member's tickets with their history and messages. They are deleted with the person's row. */
export function ticketData(db: Database): PersonalDataSource {
  return {
    name: 'tickets',
    read: async (userId) => {
      const own = await db
        .select()
        .from(tickets)
        .where(eq(tickets.userId, userId))
        .orderBy(asc(tickets.createdAt));
      const ids = own.map(({ id }) => id);
      const events = await db
        .select()
        .from(ticketEvents)
        .where(inArray(ticketEvents.ticketId, ids))
        .orderBy(asc(ticketEvents.happenedAt));
      const messages = await db
        .select()
        .from(ticketMessages)
        .where(inArray(ticketMessages.ticketId, ids))
        .orderBy(asc(ticketMessages.sentAt));
      return {
        data: own.map(({ id, userId: _, ...ticket }) => ({
          ...ticket,
          history: events.filter(isOf(id)).map(({ kind, side, status, happenedAt }) => ({
            kind,
            side,
            status,
            happenedAt,
          })),
          conversation: messages.filter(isOf(id)).map(({ side, markdown, sentAt }) => ({
            side,
            markdown,
            sentAt,
          })),
        })),
      };
    },
  };
}

function isOf(id: string): (row: { ticketId: string }) => boolean {
  return ({ ticketId }) => ticketId === id;
}
