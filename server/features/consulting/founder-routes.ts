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
import { requirePerson, requireStaff, staffOnly } from '../../platform/http/guard.ts';
import type { House } from '../../platform/app-context.ts';
import { found } from '../../platform/http/refusal.ts';
import { parseUuid } from '../../platform/http/row-id.ts';
import { founderSheet, founderTickets } from './founder-queries.ts';
import { memberOf } from './members.ts';
import { sendMessage } from './send-message.ts';
import { ticketIdIn, ticketParameters } from './ticket-address.ts';
import { workOnTicket } from './work-on-ticket.ts';

const tag = 'Founder console';

/** The consultant's side: every member's tickets, and what is done about them. */
export function founderTicketRoutes(house: House): void {
  lists(house);
  verbs(house);
  answers(house);
}

function lists({ reads, db, now }: House): void {
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
      const ticketId = found(parseUuid(parameters.ticketId), 'This ticket');
      return founderSheet(db, ticketId, requirePerson('staff:tickets', viewer).id, now());
    },
  });
}

const steps = [
  { path: acknowledgeTicketPath, kind: 'acknowledged', summary: 'Acknowledge a Priority ticket' },
  { path: startTicketPath, kind: 'started', summary: 'Start on a Priority ticket' },
  { path: completeTicketPath, kind: 'completed', summary: 'Complete a ticket in progress' },
] as const;

function verbs(house: House): void {
  const { app } = house;
  for (const { path, kind, summary } of steps) {
    app.post(
      path,
      { schema: { summary, tags: [tag], params: ticketParameters, response: { 200: founderTicketSchema } } },
      async (request) =>
        workOnTicket(house, await requireStaff(request, 'tickets'), ticketIdIn(request), { kind }),
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
      return workOnTicket(house, await requireStaff(request, 'tickets'), ticketIdIn(request), work);
    },
  );
}

function answers(house: House): void {
  house.app.post(
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
      const member = await memberOf(house.db, ticketId);
      const sender = { side: 'consultant' as const, authorId: consultant.id, member };
      return reply.code(201).send(await sendMessage(house, sender, ticketId, markdown));
    },
  );
}
