import { type AddressOf, type ticketMessagesPath, ticketsPath } from '@chalkline/contract/addresses';
import { type founderTicketMessagesPath, founderTicketsPath } from '@chalkline/contract/console-addresses';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useMutation } from '../../../api/mutation.ts';
import { write } from '../../../api/write.ts';
import { toast } from '../../../ui/toast-store.ts';

/** The endpoint for messages from one side. */
export type MessagesAddress =
  | AddressOf<typeof ticketMessagesPath>
  | AddressOf<typeof founderTicketMessagesPath>;

/** Sends a message once and shows it in the conversation. If that fails, the typed text stays. */
export function useSendMessage(address: MessagesAddress) {
  const client = useQueryClient();
  const isUnderWay = useRef(false);
  const { mutate, isPending } = useMutation<unknown, Error, string>({
    mutationFn: (markdown) => write('POST', address, { markdown }),
    onSuccess: () =>
      Promise.all(
        [ticketsPath, founderTicketsPath].map((path) => client.invalidateQueries({ queryKey: [path] })),
      ),
    onError: () =>
      void toast({
        title: 'Error',
        description: "We couldn't send your message. It's still here, so you can try again.",
        variant: 'destructive',
      }),
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  const send = (markdown: string, onSent: () => void) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(markdown, { onSuccess: onSent });
  };
  return { send, isPending };
}
