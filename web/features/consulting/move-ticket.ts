import { addressOf, ticketStatusPath } from '@chalkline/contract/addresses';
import { readTicketState, writeTicketState } from '@chalkline/contract/ticket-state';
import type { Allowance, Ticket } from '@chalkline/contract/tickets';
import { countHeld, moveTicket } from '@chalkline/domain/consulting/move-ticket';
import type { TicketStatus } from '@chalkline/domain/consulting/ticket';
import { ticketTexts } from '@chalkline/domain/consulting/ticket-messages';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMutation } from '../../api/mutation.ts';
import { knownData } from '../../api/resource.ts';
import { allowanceResource, ticketSheetResource, ticketsResource } from '../../api/ticket-resources.ts';
import { write } from '../../api/write.ts';
import { toast } from '../../ui/toast-store.ts';
import { moveTexts, showFailure } from './ticket-failure.ts';

/** Moves a ticket on screen right away, and back if the server refuses. */
export function useMoveTicket() {
  const client = useQueryClient();
  const { mutate } = useMutation<Ticket, Error, { before: Ticket; moved: Ticket }>({
    mutationFn: ({ moved }) => sendMove(moved.id, moved.status),
    onSuccess: (saved) => {
      toast({ ...ticketTexts.moved, variant: 'success' });
      replaceTicket(client, saved);
      void client.invalidateQueries({ queryKey: ticketSheetResource(saved.id).key });
    },
    onError: (error, { before, moved }) => {
      showFailure(error, moveTexts, ticketTexts.moveFailed);
      takeBack(client, before, moved);
    },
  });
  return (ticket: Ticket, to: TicketStatus) => {
    const before = readTicketState(ticket);
    const { ticket: after, refusal } = moveTicket(before, to, boardCount(client), new Date());
    if (refusal) toast({ ...refusal.message, variant: 'destructive' });
    if (!after || after === before) return;
    const moved = { ...ticket, ...writeTicketState(after) };
    // A list that is being loaded is older than the move and would undo it.
    void client.cancelQueries({ queryKey: ticketsResource.key, exact: true });
    replaceTicket(client, moved);
    mutate({ before: ticket, moved });
  };
}

export function sendMove(ticketId: string, status: TicketStatus): Promise<Ticket> {
  return write('PATCH', addressOf(ticketStatusPath, { ticketId }), { status });
}

/** The data for checking the limits, as far as this page knows. The server decides. */
function boardCount(client: QueryClient) {
  return {
    held: countHeld(knownData(client, ticketsResource) ?? []),
    allowance: knownData(client, allowanceResource) ?? noAllowanceKnown,
  };
}

/** Until the allowance is loaded, no move is refused because of it. */
export const noAllowanceKnown: Allowance = { used: 0, limit: 1, monthEndsOn: '' };

/** Moves it back, unless the consultant has moved it in the meantime. */
function takeBack(client: QueryClient, before: Ticket, moved: Ticket): void {
  const shown = knownData(client, ticketsResource)?.find(({ id }) => id === moved.id);
  if (shown?.status === moved.status) replaceTicket(client, before);
}

export function replaceTicket(client: QueryClient, changed: Ticket): void {
  client.setQueryData<Ticket[]>(ticketsResource.key, (tickets) =>
    tickets?.map((ticket) => (ticket.id === changed.id ? changed : ticket)),
  );
}
