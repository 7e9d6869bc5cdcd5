import { ticketsPath } from '@chalkline/contract/addresses';
import type { Ticket } from '@chalkline/contract/tickets';
import { countHeld } from '@chalkline/domain/consulting/move-ticket';
import { refuseNewIdea, type TicketDraft } from '@chalkline/domain/consulting/new-ticket';
import type { MemberStatus } from '@chalkline/domain/consulting/ticket';
import { ticketTexts } from '@chalkline/domain/consulting/ticket-messages';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useMutation } from '../../api/mutation.ts';
import { knownData } from '../../api/resource.ts';
import { ticketsResource } from '../../api/ticket-resources.ts';
import { write } from '../../api/write.ts';
import { toast } from '../../ui/toast-store.ts';
import { replaceTicket, sendMove } from './move-ticket.ts';
import { moveTexts, showFailure } from './ticket-failure.ts';

const createTexts = { idea_limit: ticketTexts.ideasFullForNew } as const;

/** Creates a ticket in Idea. If it was added in Priority, it is then moved there. */
export function useCreateTicket(column: MemberStatus) {
  const client = useQueryClient();
  // The mutation's state updates too late to stop a quick second click.
  const isUnderWay = useRef(false);
  const { mutate, isPending } = useMutation<Ticket, Error, TicketDraft>({
    mutationFn: (draft) => write('POST', ticketsPath, draft),
    onSuccess: (ticket) => {
      toast({ ...ticketTexts.created, variant: 'success' });
      client.setQueryData<Ticket[]>(ticketsResource.key, (tickets) => tickets && withTicket(tickets, ticket));
      if (column === 'Priority') void prioritise(client, ticket);
    },
    onError: (error) => showFailure(error, createTexts, ticketTexts.createFailed),
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  const create = (draft: TicketDraft, onCreated: () => void) => {
    if (isUnderWay.current) return;
    const refused = refuseNewIdea(countHeld(knownData(client, ticketsResource) ?? []).Idea);
    if (refused) {
      toast({ ...refused.message, variant: 'destructive' });
      return;
    }
    isUnderWay.current = true;
    mutate(draft, { onSuccess: onCreated });
  };
  return { create, isPending };
}

/** The list may already contain the ticket, if the live update arrived before the reply. */
function withTicket(tickets: Ticket[], ticket: Ticket): Ticket[] {
  return tickets.some(({ id }) => id === ticket.id) ? tickets : [...tickets, ticket];
}

/** The ticket exists by now. If the move fails, it stays in Idea, and the user is told. */
async function prioritise(client: QueryClient, ticket: Ticket): Promise<void> {
  try {
    replaceTicket(client, await sendMove(ticket.id, 'Priority'));
  } catch (error) {
    if (error instanceof Error) showFailure(error, moveTexts, ticketTexts.moveFailed);
  }
}
