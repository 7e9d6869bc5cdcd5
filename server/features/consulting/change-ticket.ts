import type { CurrentUser } from '@chalkline/contract/people';
import type { Ticket } from '@chalkline/contract/tickets';
import { fullName } from '@chalkline/domain/account/person-name';
import { dayOf } from '@chalkline/domain/calendar/calendar-date';
import { moveTicket as decideMove, refuseDeletion } from '@chalkline/domain/consulting/move-ticket';
import type { TicketStatus } from '@chalkline/domain/consulting/ticket';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { tickets } from '../../db/schema.ts';
import { updateDocuments } from '../../db/search-index.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { refused } from '../../platform/http/refusal.ts';
import { founderReaders } from '../founder-emails/index.ts';
import { notifyStaff } from '../notifications/index.ts';
import { countBoard, lockBoard, memberTicket, saveTicketState } from './board.ts';
import { prioritisedEmails, type TicketInEmail } from './emails.ts';
import { ticketOf } from './queries.ts';
import { ticketSource } from './search-source.ts';
import { ticketStateOf } from './ticket-rows.ts';

type Dependencies = Pick<AppContext, 'db' | 'mail' | 'founderEmails' | 'now'>;

/** Moves a member's own ticket. Moving it to its current column changes nothing and sends nothing. */
export function moveTicket(
  { db, mail, founderEmails, now }: Dependencies,
  member: CurrentUser,
  ticketId: string,
  to: TicketStatus,
): Promise<Ticket> {
  return db.transaction(async (tx) => {
    await lockBoard(tx, member.id);
    const row = await memberTicket(tx, member.id, ticketId);
    const at = now();
    const { ticket, refusal } = decideMove(ticketStateOf(row), to, await countBoard(tx, member, at), at);
    if (refusal) throw refused(refusal);
    if (row.status !== to) {
      await saveTicketState(tx, { ticketId, kind: 'moved', side: 'member', at }, ticket);
      if (to === 'Priority') await announcePriority({ mail, founderEmails }, tx, member, row, at);
    }
    return ticketOf(tx, member.id, ticketId);
  });
}

/** Once a day per ticket, however often it is moved back and forth. */
async function announcePriority(
  { mail, founderEmails }: Pick<Dependencies, 'mail' | 'founderEmails'>,
  tx: Database,
  member: CurrentUser,
  ticket: TicketInEmail,
  at: Date,
): Promise<void> {
  const founders = await founderReaders(tx, founderEmails);
  for (const email of prioritisedEmails(ticket, member, at, founders)) await mail.enqueue(tx, email);
  await notifyStaff(tx, {
    founderEmails,
    area: 'tickets',
    about: member.id,
    event: `ticket:${ticket.id}:prioritised:${dayOf(at)}`,
    at,
    type: 'ticket_prioritised',
    parameters: { ticketId: ticket.id, title: ticket.title, member: fullName(member) },
  });
}

/** Deletes a member's own ticket with its messages while that is still allowed. */
export function deleteTicket(
  { db }: Pick<AppContext, 'db'>,
  userId: string,
  ticketId: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockBoard(tx, userId);
    const refusal = refuseDeletion(await memberTicket(tx, userId, ticketId));
    if (refusal) throw refused(refusal);
    await tx.delete(tickets).where(eq(tickets.id, ticketId));
    await updateDocuments(tx, ticketSource, [ticketId]);
  });
}
