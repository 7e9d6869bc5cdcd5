import { addressOf } from '@chalkline/contract/addresses';
import { reprocessWebhookEventPath, resendEmailPath } from '@chalkline/contract/console-addresses';
import type { Operations } from '@chalkline/contract/operations';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error.ts';
import {
  operationChecksResource,
  operationsResource,
  unsentMailResource,
} from '../../api/console-resources.ts';
import { knownData } from '../../api/resource.ts';
import { write } from '../../api/write.ts';
import { toast } from '../../ui/toast-store.ts';

/** Has a letter sent, and shows what became of it: it is gone from the list, or stands there with its reason. */
export function useResendEmail(emailId: string, onGone: () => void) {
  return useTryAgain(addressOf(resendEmailPath, { emailId }), {
    done: 'Email sent.',
    stillFails: ({ mail }) => mail.emails.some(({ id }) => id === emailId),
    failed: "We couldn't send the email. Please try again.",
    onGone,
  });
}

/** Has a notice of the payment provider followed up. */
export function useProcessNoticeAgain(webhookEventId: string, onGone: () => void) {
  return useTryAgain(addressOf(reprocessWebhookEventPath, { webhookEventId }), {
    done: 'Webhook event processed.',
    stillFails: ({ payments }) => payments.failed.some(({ id }) => id === webhookEventId),
    failed: "We couldn't process the event. Please try again.",
    onGone,
  });
}

interface SecondTry {
  readonly done: string;
  readonly failed: string;
  /** Whether it stands in the list all the same: it was tried, and failed again. */
  stillFails(operations: Operations): boolean;
  /** Its row goes, with the button that was pressed: the focus needs another place. */
  onGone(): void;
}

function useTryAgain(address: string, { done, failed, stillFails, onGone }: SecondTry) {
  const client = useQueryClient();
  return useMutation<void, ApiError, void, Element | null>({
    mutationFn: () => write('POST', address),
    onMutate: () => document.activeElement,
    onSuccess: async (_, __, pressed) => {
      await lookAgain(client);
      const operations = knownData(client, operationsResource);
      if (operations && stillFails(operations)) {
        toast({ title: 'Error', description: 'We tried again, but it failed.', variant: 'destructive' });
      } else {
        if (isStillThere(pressed)) onGone();
        toast({ title: 'Done', description: done, variant: 'success' });
      }
    },
    onError: (error) => {
      toast({ title: 'Error', description: error.refusal?.message ?? failed, variant: 'destructive' });
      void lookAgain(client);
    },
  });
}

/** What was tried also tells whether the mail server or the payment provider answers. */
function lookAgain(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: operationChecksResource.key, exact: true });
  void client.invalidateQueries({ queryKey: unsentMailResource.key, exact: true });
  return client.invalidateQueries({ queryKey: operationsResource.key, exact: true });
}

/** Whether whoever pressed has not gone on to something else meanwhile. */
function isStillThere(pressed: Element | null): boolean {
  return document.activeElement === pressed || document.activeElement === document.body;
}
