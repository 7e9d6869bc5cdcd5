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
import { requirePerson, requireStaff, staffOnly } from '../../platform/http/guard.ts';
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

function lists({ reads, db, now }: AppContext): void {
  reads.add({
    path: founderTicketsPath,
    summary: 'Tickets of every member, overdue first; what was completed a month ago only with its member',
    tag,
    requires: 'staff:tickets',
    parameters: z.object({}),
    query: founderTicketsQuerySchema,
    reply: z.array(founderTicketSchema),
    read: ({ query }) => founderTickets(db, query, now()),
  });

  reads.add({
    path: founderTicketPath,
    summary: 'A ticket with its member, history and conversation',
    tag,
    requires: 'staff:tickets',
    parameters: ticketParameters,
    query: z.object({}),
    reply: founderTicketSheetSchema,
    read: ({ viewer, parameters }) => {
      const ticketId = orNotFound(parseUuid(parameters.ticketId), 'This ticket');
      return founderSheet(db, ticketId, requirePerson('staff:tickets', viewer).id, now());
    },
  });
}

const steps = [
  { path: acknowledgeTicketPath, kind: 'acknowledged', summary: 'Acknowledge a Priority ticket' },
  { path: startTicketPath, kind: 'started', summary: 'Start on a Priority ticket' },
  { path: completeTicketPath, kind: 'completed', summary: 'Complete a ticket in progress' },
] as const;

function verbs(context: AppContext): void {
  const { app } = context;
  for (const { path, kind, summary } of steps) {
    app.post(
      path,
      { schema: { summary, tags: [tag], params: ticketParameters, response: { 200: founderTicketSchema } } },
      async (request) =>
        workOnTicket(context, await requireStaff(request, 'tickets'), ticketIdIn(request), { kind }),
    );
  }

  app.post(
    moveTicketBackPath,
    {
      onRequest: staffOnly('tickets'),
      schema: {
        summary: 'Move a ticket one column back',
        tags: [tag],
        params: ticketParameters,
        body: moveBackSchema,
        response: { 200: founderTicketSchema },
      },
    },
    async (request) => {
      const { from } = request.body as z.output<typeof moveBackSchema>;
      const work = { kind: 'moved_back' as const, from };
      return workOnTicket(context, await requireStaff(request, 'tickets'), ticketIdIn(request), work);
    },
  );
}

function answers(context: AppContext): void {
  context.app.post(
    founderTicketMessagesPath,
    {
      onRequest: staffOnly('tickets'),
      schema: {
        summary: 'Answer a member about a ticket',
        tags: [tag],
        params: ticketParameters,
        body: newMessageSchema,
        response: { 201: ticketMessageSchema },
      },
    },
    async (request, reply) => {
      const consultant = await requireStaff(request, 'tickets');
      const ticketId = ticketIdIn(request);
      const { markdown } = request.body as z.output<typeof newMessageSchema>;
      const member = await memberOf(context.db, ticketId);
      const sender = { side: 'consultant' as const, authorId: consultant.id, member };
      return reply.code(201).send(await sendMessage(context, sender, ticketId, markdown));
    },
  );
}
