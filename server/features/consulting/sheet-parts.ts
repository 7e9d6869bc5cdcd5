import type { TicketEventEntry, TicketMessage } from '@chalkline/contract/tickets';
import { messageAuthor } from '@chalkline/domain/consulting/conversation';
import type { TicketSide } from '@chalkline/domain/consulting/ticket';
import { asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { ticketEvents, ticketMessages, users } from '../../db/schema.ts';
import { mapWithBreaks } from '../../platform/concurrency/map-with-breaks.ts';
import { renderMessage } from '../../platform/text/markdown.ts';

export async function historyOf(db: Database, ticketId: string): Promise<TicketEventEntry[]> {
  const rows = await db
    .select()
    .from(ticketEvents)
    .where(eq(ticketEvents.ticketId, ticketId))
    .orderBy(asc(ticketEvents.happenedAt), asc(ticketEvents.id));
  return rows.map(({ id, kind, side, status, happenedAt }) => ({
    id,
    kind,
    by: side,
    status,
    at: happenedAt.toISOString(),
  }));
}

interface MessageReader {
  readonly id: string;
  readonly side: TicketSide;
}

export function conversationOf(
  db: Database,
  ticketId: string,
  reader: MessageReader,
): Promise<TicketMessage[]> {
  return listMessages(db, eq(ticketMessages.ticketId, ticketId), reader);
}

export async function findMessage(
  db: Database,
  id: string,
  reader: MessageReader,
): Promise<TicketMessage | undefined> {
  return (await listMessages(db, eq(ticketMessages.id, id), reader)).at(0);
}

async function listMessages(db: Database, condition: SQL, reader: MessageReader): Promise<TicketMessage[]> {
  const rows = await db
    .select({
      id: ticketMessages.id,
      from: ticketMessages.side,
      markdown: ticketMessages.markdown,
      sentAt: ticketMessages.sentAt,
      authorId: ticketMessages.authorId,
      name: users.name,
      firstName: users.firstName,
    })
    .from(ticketMessages)
    .leftJoin(users, eq(users.id, ticketMessages.authorId))
    .where(condition)
    .orderBy(asc(ticketMessages.sentAt), asc(ticketMessages.id));
  return mapWithBreaks(rows, async ({ id, from, markdown, sentAt, authorId, ...author }) => ({
    id,
    from,
    authorName: messageAuthor({ from, readBy: reader.side }, author),
    isYours: authorId === reader.id,
    markdown,
    html: await renderMessage(markdown),
    at: sentAt.toISOString(),
  }));
}
