import {
  acknowledgeTicketPath,
  completeTicketPath,
  founderTicketMessagesPath,
  founderTicketPath,
  founderTicketsPath,
  moveTicketBackPath,
  startTicketPath,
} from '@chalkline/contract/console-addresses';
import {
  founderTicketSchema,
  founderTicketSheetSchema,
  founderTicketsQuerySchema,
  moveBackSchema,
  newMessageSchema,
  ticketMessageSchema,
} from '@chalkline/contract/tickets';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { parseUuid } from '../../platform/http/row-id.ts';
import { founderSheet, founderTickets } from './founder-queries.ts';
import { memberOf } from './members.ts';
import { sendMessage } from './send-message.ts';
import { ticketIdIn, ticketParameters } from './ticket-address.ts';
import { workOnTicket } from './work-on-ticket.ts';

const tag = 'Founder console';

/** The consultant's side: every member's tickets, and actions on them. */
export function founderTicketRoutes(context: AppContext): void {
  lists(context);
  verbs(context);
  answers(context);
}

function lists(context: AppContext): void {
  const { reads, now } = context;
  reads.add({
    path: founderTicketsPath,
    summary: 'Tickets of every member, overdue first; what was completed a month ago only with its member',
    tag,
    requires: 'staff:tickets',
    query: founderTicketsQuerySchema,
    reply: z.array(founderTicketSchema),
    read: ({ query }) => founderTickets(context, query, now()),
  });

  reads.add({
    path: founderTicketPath,
    summary: 'A ticket with its member, history and conversation',
    tag,
    requires: 'staff:tickets',
    parameters: ticketParameters,
    reply: founderTicketSheetSchema,
    read: ({ person, parameters }) => {
      const ticketId = orNotFound(parseUuid(parameters.ticketId), 'This ticket');
      return founderSheet(context, ticketId, person.id, now());
    },
  });
}

const steps = [
  { path: acknowledgeTicketPath, kind: 'acknowledged', summary: 'Acknowledge a Priority ticket' },
  { path: startTicketPath, kind: 'started', summary: 'Start on a Priority ticket' },
  { path: completeTicketPath, kind: 'completed', summary: 'Complete a ticket in progress' },
] as const;

function verbs(context: AppContext): void {
  const { routes } = context;
  for (const { path, kind, summary } of steps) {
    routes.add({
      method: 'POST',
      path,
      summary,
      tag,
      requires: 'staff:tickets',
      parameters: ticketParameters,
      reply: founderTicketSchema,
      handle: ({ person, parameters }) => workOnTicket(context, person, ticketIdIn(parameters), { kind }),
    });
  }

  routes.add({
    method: 'POST',
    path: moveTicketBackPath,
    summary: 'Move a ticket one column back',
    tag,
    requires: 'staff:tickets',
    parameters: ticketParameters,
    body: moveBackSchema,
    reply: founderTicketSchema,
    handle: ({ person, parameters, body: { from } }) =>
      workOnTicket(context, person, ticketIdIn(parameters), { kind: 'moved_back', from }),
  });
}

function answers(context: AppContext): void {
  context.routes.add({
    method: 'POST',
    path: founderTicketMessagesPath,
    summary: 'Answer a member about a ticket',
    tag,
    requires: 'staff:tickets',
    parameters: ticketParameters,
    body: newMessageSchema,
    reply: ticketMessageSchema,
    status: 201,
    handle: async ({ person, parameters, body: { markdown } }) => {
      const ticketId = ticketIdIn(parameters);
      const member = await memberOf(context.db, ticketId);
      const sender = { side: 'consultant' as const, authorId: person.id, member };
      return sendMessage(context, sender, ticketId, markdown);
    },
  });
}
