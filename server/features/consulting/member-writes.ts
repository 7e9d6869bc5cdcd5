import { ticketMessagesPath, ticketPath, ticketStatusPath, ticketsPath } from '@chalkline/contract/addresses';
import {
  newMessageSchema,
  newTicketSchema,
  ticketMessageSchema,
  ticketMoveSchema,
  ticketSchema,
} from '@chalkline/contract/tickets';
import type { AppContext } from '../../platform/app-context.ts';
import { deleteTicket, moveTicket } from './change-ticket.ts';
import { createTicket } from './create-ticket.ts';
import { sendMessage } from './send-message.ts';
import { ticketIdIn, ticketParameters } from './ticket-address.ts';

const tag = 'Consulting';
const requires = 'consulting' as const;

/** A member's changes of their own tickets. */
export function memberWrites(context: AppContext): void {
  const { routes, db, now } = context;

  routes.add({
    method: 'POST',
    path: ticketsPath,
    summary: 'Create a ticket among the ideas',
    tag,
    requires,
    body: newTicketSchema,
    reply: ticketSchema,
    status: 201,
    handle: ({ person, body: { videoUrl, ...draft } }) =>
      createTicket(db, person.id, { ...draft, videoUrl: videoUrl ?? '' }, now()),
  });

  routes.add({
    method: 'PATCH',
    path: ticketStatusPath,
    summary: "Move one of the caller's tickets to another column",
    tag,
    requires,
    parameters: ticketParameters,
    body: ticketMoveSchema,
    reply: ticketSchema,
    handle: ({ person, parameters, body: { status } }) =>
      moveTicket(context, person, ticketIdIn(parameters), status),
  });

  routes.add({
    method: 'DELETE',
    path: ticketPath,
    summary: "Delete one of the caller's tickets",
    tag,
    requires,
    parameters: ticketParameters,
    handle: ({ person, parameters }) => deleteTicket(context, person.id, ticketIdIn(parameters)),
  });

  routes.add({
    method: 'POST',
    path: ticketMessagesPath,
    summary: "Write to the consultant about one of the caller's tickets",
    tag,
    requires,
    parameters: ticketParameters,
    body: newMessageSchema,
    reply: ticketMessageSchema,
    status: 201,
    handle: ({ person, parameters, body: { markdown } }) => {
      const sender = { side: 'member' as const, authorId: person.id, member: person };
      return sendMessage(context, sender, ticketIdIn(parameters), markdown);
    },
  });
}
