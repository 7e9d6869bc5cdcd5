import type { TicketMessage } from '@chalkline/contract/tickets';
import { fullName } from '@chalkline/domain/account/person-name';
import { duplicatesSince } from '@chalkline/domain/consulting/duplicate';
import { refuseMessage } from '@chalkline/domain/consulting/new-ticket';
import type { TicketSide } from '@chalkline/domain/consulting/ticket';
import { and, eq, gte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { ticketMessages } from '../../db/schema.ts';
import { updateDocuments } from '../../db/search-index.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { recordAction, type StaffAction } from '../../platform/audit/audit.ts';
import { orNotFound, refused } from '../../platform/http/refusal.ts';
import type { Person } from '../auth/index.ts';
import { notify, notifyStaff } from '../notifications/index.ts';
import { lockBoard, memberTicket } from './board.ts';
import { questionMails, replyEmail } from './emails.ts';
import { ticketSource } from './search-source.ts';
import { findMessage } from './sheet-parts.ts';

type Dependencies = Pick<AppContext, 'db' | 'mail' | 'founderEmails' | 'now'>;

interface Sender {
  readonly side: TicketSide;
  readonly authorId: string;
  /** The owner of the ticket. */
  readonly member: Person;
}

/** Adds a message to a ticket, and informs the other side by email. */
export async function sendMessage(
  { db, mail, founderEmails, now }: Dependencies,
  sender: Sender,
  ticketId: string,
  text: string,
): Promise<TicketMessage> {
  const refusal = refuseMessage(text);
  if (refusal) throw refused(refusal);
  const markdown = text.trim();
  return db.transaction(async (tx) => {
    await lockBoard(tx, sender.member.id);
    const ticket = await memberTicket(tx, sender.member.id, ticketId);
    const duplicate = await findDuplicate(tx, sender, ticketId, markdown, now());
    const reader = { id: sender.authorId, side: sender.side };
    if (duplicate) return orNotFound(await findMessage(tx, duplicate, reader), 'This message');
    const sentAt = now();
    const id = await insert(tx, sender, ticketId, markdown, sentAt);
    await updateDocuments(tx, ticketSource, [ticketId]);
    if (sender.side === 'consultant') await recordAction(tx, answerAction(sender.authorId, ticketId, id));
    const event = `ticket-message:${id}`;
    const { title } = ticket;
    if (sender.side === 'consultant') {
      await mail.enqueue(tx, replyEmail({ id, markdown }, ticket, sender.member));
      const parameters = { ticketId, title };
      await notify(tx, { to: sender.member.id, event, at: sentAt, type: 'ticket_reply', parameters });
    } else {
      const questions = questionMails({ id, markdown, sentAt }, ticket, sender.member, founderEmails);
      for (const question of questions) await mail.batch(tx, question);
      await notifyStaff(tx, {
        founderEmails,
        area: 'tickets',
        about: sender.member.id,
        event,
        at: sentAt,
        type: 'ticket_question',
        parameters: { ticketId, title, member: fullName(sender.member) },
      });
    }
    return orNotFound(await findMessage(tx, id, reader), 'This message');
  });
}

function answerAction(actorId: string, ticketId: string, messageId: string): StaffAction {
  return {
    actorId,
    action: 'ticket.answer',
    subject: `ticket:${ticketId}`,
    before: null,
    after: { messageId },
  };
}

async function insert(
  tx: Database,
  { side, authorId }: Sender,
  ticketId: string,
  markdown: string,
  sentAt: Date,
): Promise<string> {
  const [row] = await tx
    .insert(ticketMessages)
    .values({ ticketId, side, authorId, markdown, sentAt })
    .returning({ id: ticketMessages.id });
  return orNotFound(row, 'This message').id;
}

async function findDuplicate(
  tx: Database,
  { side, authorId }: Sender,
  ticketId: string,
  markdown: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: ticketMessages.id })
    .from(ticketMessages)
    .where(
      and(
        eq(ticketMessages.ticketId, ticketId),
        eq(ticketMessages.side, side),
        eq(ticketMessages.authorId, authorId),
        eq(ticketMessages.markdown, markdown),
        gte(ticketMessages.sentAt, duplicatesSince(now)),
      ),
    );
  return row?.id;
}
