import { ticketMessagesPath, ticketPath, ticketStatusPath, ticketsPath } from '@chalkline/contract/addresses';
import type { CurrentUser } from '@chalkline/contract/people';
import {
  newMessageSchema,
  newTicketSchema,
  ticketMessageSchema,
  ticketMoveSchema,
  ticketSchema,
} from '@chalkline/contract/tickets';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { requirePerson } from '../../platform/http/guard.ts';
import { deleteTicket, moveTicket } from './change-ticket.ts';
import { createTicket } from './create-ticket.ts';
import { sendMessage } from './send-message.ts';
import { ticketIdIn, ticketParameters } from './ticket-address.ts';

const tags = ['Consulting'];

async function memberIn(request: FastifyRequest): Promise<CurrentUser> {
  return requirePerson('consulting', (await request.caller()).viewer);
}

/** A member's changes of their own tickets. */
export function memberWrites(context: AppContext): void {
  const { app, db, now } = context;

  app.post(
    ticketsPath,
    {
      schema: {
        summary: 'Create a ticket among the ideas',
        tags,
        body: newTicketSchema,
        response: { 201: ticketSchema },
      },
    },
    async (request, reply) => {
      const member = await memberIn(request);
      const { videoUrl, ...draft } = request.body as z.output<typeof newTicketSchema>;
      const ticket = await createTicket(db, member.id, { ...draft, videoUrl: videoUrl ?? '' }, now());
      return reply.code(201).send(ticket);
    },
  );

  app.patch(
    ticketStatusPath,
    {
      schema: {
        summary: "Move one of the caller's tickets to another column",
        tags,
        params: ticketParameters,
        body: ticketMoveSchema,
        response: { 200: ticketSchema },
      },
    },
    async (request) => {
      const member = await memberIn(request);
      const { status } = request.body as z.output<typeof ticketMoveSchema>;
      return moveTicket(context, member, ticketIdIn(request), status);
    },
  );

  app.delete(
    ticketPath,
    { schema: { summary: "Delete one of the caller's tickets", tags, params: ticketParameters } },
    async (request, reply) => {
      const member = await memberIn(request);
      await deleteTicket(context, member.id, ticketIdIn(request));
      return reply.code(204).send();
    },
  );

  app.post(
    ticketMessagesPath,
    {
      schema: {
        summary: "Write to the consultant about one of the caller's tickets",
        tags,
        params: ticketParameters,
        body: newMessageSchema,
        response: { 201: ticketMessageSchema },
      },
    },
    async (request, reply) => {
      const member = await memberIn(request);
      const { markdown } = request.body as z.output<typeof newMessageSchema>;
      const sender = { side: 'member' as const, authorId: member.id, member };
      return reply.code(201).send(await sendMessage(context, sender, ticketIdIn(request), markdown));
    },
  );
}
