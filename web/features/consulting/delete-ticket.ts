import { addressOf, ticketPath } from '@chalkline/contract/addresses';
import type { Ticket } from '@chalkline/contract/tickets';
import { ticketTexts } from '@chalkline/domain/consulting/ticket-messages';
import { useQueryClient } from '@tanstack/react-query';
import { useMutation } from '../../api/mutation.ts';
import { ticketsResource } from '../../api/ticket-resources.ts';
import { write } from '../../api/write.ts';
import { toast } from '../../ui/toast-store.ts';
import { moveTexts, showFailure } from './ticket-failure.ts';

export function useDeleteTicket() {
  const client = useQueryClient();
  return useMutation<void, Error, Ticket>({
    mutationFn: ({ id }) => write('DELETE', addressOf(ticketPath, { ticketId: id })),
    onSuccess: (_, { id }) => {
      toast({ ...ticketTexts.deleted, variant: 'success' });
      client.setQueryData<Ticket[]>(ticketsResource.key, (tickets) =>
        tickets?.filter((ticket) => ticket.id !== id),
      );
    },
    onError: (error) => showFailure(error, moveTexts, ticketTexts.deleteFailed),
  });
}
