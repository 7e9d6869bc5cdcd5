import type { Ticket } from '@chalkline/contract/tickets';
import { duplicatesSince } from '@chalkline/domain/consulting/duplicate';
import {
  readDraft,
  refuseDraft,
  refuseNewIdea,
  type TicketDraft,
} from '@chalkline/domain/consulting/new-ticket';
import { newTicketState } from '@chalkline/domain/consulting/ticket';
import { and, eq, gte, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { tickets } from '../../db/schema.ts';
import { updateDocuments } from '../../db/search-index.ts';
import { orNotFound, refused } from '../../platform/http/refusal.ts';
import { heldTickets, lockBoard, recordEvent } from './board.ts';
import { ticketOf } from './queries.ts';
import { ticketSource } from './search-source.ts';

export async function createTicket(
  db: Database,
  userId: string,
  draft: TicketDraft,
  now: Date,
): Promise<Ticket> {
  const refusal = refuseDraft(draft);
  if (refusal) throw refused(refusal);
  const wanted = readDraft(draft);
  return db.transaction(async (tx) => {
    await lockBoard(tx, userId);
    const ticketId =
      (await findDuplicate(tx, userId, wanted, now)) ?? (await insert(tx, userId, wanted, now));
    return ticketOf(tx, userId, ticketId);
  });
}

type Wanted = ReturnType<typeof readDraft>;

async function insert(tx: Database, userId: string, wanted: Wanted, now: Date): Promise<string> {
  const held = await heldTickets(tx, userId);
  const full = refuseNewIdea(held.Idea);
  if (full) throw refused(full);
  const [row] = await tx
    .insert(tickets)
    .values({ userId, ...wanted, status: newTicketState.status, createdAt: now })
    .returning({ id: tickets.id });
  const { id } = orNotFound(row, 'This ticket');
  await recordEvent(tx, { ticketId: id, kind: 'created', side: 'member', at: now }, newTicketState);
  await updateDocuments(tx, ticketSource, [id]);
  return id;
}

async function findDuplicate(
  tx: Database,
  userId: string,
  { title, description, type, videoUrl, replitJoinLink }: Wanted,
  now: Date,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: tickets.id })
    .from(tickets)
    .where(
      and(
        eq(tickets.userId, userId),
        gte(tickets.createdAt, duplicatesSince(now)),
        eq(tickets.title, title),
        eq(tickets.description, description),
        eq(tickets.type, type),
        eq(tickets.replitJoinLink, replitJoinLink),
        videoUrl === null ? isNull(tickets.videoUrl) : eq(tickets.videoUrl, videoUrl),
      ),
    );
  return row?.id;
}
