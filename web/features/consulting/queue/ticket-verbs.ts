import { addressOf } from '@chalkline/contract/addresses';
import {
  acknowledgeTicketPath,
  completeTicketPath,
  founderTicketsPath,
  moveTicketBackPath,
  startTicketPath,
} from '@chalkline/contract/console-addresses';
import type { FounderTicket } from '@chalkline/contract/tickets';
import { type ConsultantVerb, statusBefore } from '@chalkline/domain/consulting/consultant-verbs';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error.ts';
import { founderTicketsResource, waitingWorkResource } from '../../../api/console-resources.ts';
import { useMutation } from '../../../api/mutation.ts';
import { useViewer } from '../../../api/viewer.ts';
import { write } from '../../../api/write.ts';
import { toast } from '../../../ui/toast-store.ts';
import { hasUnsentAnswer } from '../sheet/answer-draft.ts';

const stepPaths = {
  acknowledge: acknowledgeTicketPath,
  start: startTicketPath,
  complete: completeTicketPath,
} as const;

const done: Record<ConsultantVerb, string> = {
  acknowledge: "Acknowledged. We'll email the member.",
  start: "Started. The 48-hour clock is running, and we'll email the member.",
  complete: "Completed. We'll email the member.",
  'move-back': 'Moved back.',
};

export interface TicketDeed {
  readonly ticket: FounderTicket;
  readonly verb: ConsultantVerb;
  /** Called as soon as the action is done, before the list is reloaded. */
  readonly onDone?: () => void;
}

/** The actions for a ticket in its current state, the next step first. */
export function verbsFor({ status, acknowledgedAt }: FounderTicket): readonly ConsultantVerb[] {
  const back: readonly ConsultantVerb[] = statusBefore(status) ? ['move-back'] : [];
  if (status === 'Priority') return [...(acknowledgedAt ? [] : (['acknowledge'] as const)), 'start', ...back];
  return status === 'In Progress' ? ['complete', ...back] : back;
}

export function verbLabel(verb: ConsultantVerb, { status }: FounderTicket): string {
  if (verb === 'move-back') return `Back to ${statusBefore(status)}`;
  return { acknowledge: 'Acknowledge', start: 'Start', complete: 'Complete' }[verb];
}

function send({ ticket, verb }: TicketDeed): Promise<FounderTicket> {
  const { id: ticketId, status } = ticket;
  return verb === 'move-back'
    ? write('POST', addressOf(moveTicketBackPath, { ticketId }), { from: status })
    : write('POST', addressOf(stepPaths[verb], { ticketId }));
}

/** Performs an action on a ticket and shows its new state. A ticket is not completed with an answer left unsent. */
export function useTicketVerbs() {
  const { mutate, ...mutation } = useVerb();
  const viewerId = useViewer().viewer?.id;
  return {
    ...mutation,
    mutate: (deed: TicketDeed) => {
      if (deed.verb !== 'complete' || !hasUnsentAnswer(viewerId, deed.ticket.id)) return mutate(deed);
      toast({
        title: "Your answer isn't sent yet",
        description: `Send or delete what you wrote for “${deed.ticket.title}”, then complete it.`,
        variant: 'destructive',
      });
    },
  };
}

function useVerb() {
  const client = useQueryClient();
  return useMutation<FounderTicket, Error, TicketDeed>({
    mutationFn: send,
    onSuccess: (saved, { verb, ticket, onDone }) => {
      toast({ title: ticket.title, description: done[verb], variant: 'success' });
      client.setQueryData<FounderTicket[]>(founderTicketsResource.key, (tickets) =>
        tickets?.map((known) => (known.id === saved.id ? { ...known, ...saved } : known)),
      );
      onDone?.();
    },
    onError: (error) =>
      void toast({
        title: "That didn't work",
        description: (error instanceof ApiError && error.refusal?.message) || 'Please try again.',
        variant: 'destructive',
      }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: waitingWorkResource.key });
      return client.invalidateQueries({ queryKey: [founderTicketsPath] });
    },
  });
}
