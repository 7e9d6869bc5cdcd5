import type { CurrentUser } from '@chalkline/contract/people';
import { writeTicketState } from '@chalkline/contract/ticket-state';
import type { FounderTicket } from '@chalkline/contract/tickets';
import {
  acknowledgeTicket,
  completeTicket,
  moveTicketBack,
  startTicket,
  type VerbDecision,
} from '@chalkline/domain/consulting/consultant-verbs';
import type { TicketState, TicketStatus } from '@chalkline/domain/consulting/ticket';
import type { Database } from '../../db/database.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import { refused } from '../../platform/http/refusal.ts';
import { notify } from '../notifications/index.ts';
import { heldTickets, lockBoard, memberTicket, saveTicketState } from './board.ts';
import { type MemberEmailKind, memberEmail } from './emails.ts';
import { founderTicket } from './founder-queries.ts';
import { memberOf } from './members.ts';
import { ticketStateOf } from './ticket-rows.ts';

type Dependencies = Pick<AppContext, 'db' | 'mail' | 'founderEmails' | 'now'>;

/** A consultant's action on a ticket. Moving back names the column it comes from. */
export type Work =
  | { readonly kind: MemberEmailKind }
  | { readonly kind: 'moved_back'; readonly from: TicketStatus };

/** The action names of the audit log. */
const actionNames = {
  acknowledged: 'ticket.acknowledge',
  started: 'ticket.start',
  completed: 'ticket.complete',
  moved_back: 'ticket.move_back',
} as const satisfies Record<Work['kind'], string>;

/**
 * Performs a consultant's action in one transaction, with history, audit entry and email. An action that
 * was already done, by a double click or by somebody else at the same time, is not repeated.
 */
export function workOnTicket(
  { db, mail, founderEmails, now }: Dependencies,
  consultant: CurrentUser,
  ticketId: string,
  work: Work,
): Promise<FounderTicket> {
  return db.transaction(async (tx) => {
    const member = await memberOf(tx, ticketId);
    await lockBoard(tx, member.id);
    const row = await memberTicket(tx, member.id, ticketId);
    const at = now();
    const before = ticketStateOf(row);
    const { ticket: after, refusal } = await decide(tx, work, before, member.id, at);
    if (refusal) throw refused(refusal);
    if (after !== before) {
      await saveTicketState(tx, { ticketId, kind: work.kind, side: 'consultant', at }, after);
      await recordAction(tx, {
        actorId: consultant.id,
        action: actionNames[work.kind],
        subject: `ticket:${ticketId}`,
        before: writeTicketState(before),
        after: writeTicketState(after),
      });
      if (work.kind !== 'moved_back') await mail.enqueue(tx, memberEmail(work.kind, row, member, at));
      await notify(tx, {
        to: member.id,
        event: `ticket:${ticketId}:${work.kind}:${at.toISOString()}`,
        at,
        type: `ticket_${work.kind}`,
        parameters: { ticketId, title: row.title },
      });
    }
    return founderTicket({ db: tx, founderEmails }, ticketId, at);
  });
}

async function decide(
  tx: Database,
  work: Work,
  ticket: TicketState,
  memberId: string,
  at: Date,
): Promise<VerbDecision<TicketState>> {
  switch (work.kind) {
    case 'acknowledged':
      return acknowledgeTicket(ticket, at);
    case 'started':
      return startTicket(ticket, at);
    case 'completed':
      return completeTicket(ticket, at);
    case 'moved_back':
      return moveTicketBack(ticket, work.from, await heldTickets(tx, memberId));
  }
}
