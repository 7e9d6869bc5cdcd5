import { addressOf } from '@chalkline/contract/addresses';
import { reprocessWebhookEventPath, resendEmailPath } from '@chalkline/contract/console-addresses';
import type { Operations } from '@chalkline/contract/operations';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error.ts';
import {
  operationChecksResource,
  operationsResource,
  unsentMailResource,
} from '../../api/console-resources.ts';
import { useMutation } from '../../api/mutation.ts';
import { knownData } from '../../api/resource.ts';
import { write } from '../../api/write.ts';
import { toast } from '../../ui/toast-store.ts';

/** Sends an email again, and shows the result: it disappears from the list, or shows its new error. */
export function useResendEmail(emailId: string, onGone: () => void) {
  return useTryAgain({
    send: () => write('POST', addressOf(resendEmailPath, { emailId })),
    done: 'Email sent.',
    stillFails: ({ mail }) => mail.emails.some(({ id }) => id === emailId),
    failed: "We couldn't send the email. Please try again.",
    onGone,
  });
}

/** Processes a webhook event of the payment provider again. */
export function useProcessWebhookEventAgain(webhookEventId: string, onGone: () => void) {
  return useTryAgain({
    send: () => write('POST', addressOf(reprocessWebhookEventPath, { webhookEventId })),
    done: 'Webhook event processed.',
    stillFails: ({ payments }) => payments.failed.some(({ id }) => id === webhookEventId),
    failed: "We couldn't process the event. Please try again.",
    onGone,
  });
}

interface SecondTry {
  send(): Promise<void>;
  readonly done: string;
  readonly failed: string;
  /** Whether it is still in the list, because it failed again. */
  stillFails(operations: Operations): boolean;
  /** Its row disappears with the clicked button, so the focus moves elsewhere. */
  onGone(): void;
}

function useTryAgain({ send, done, failed, stillFails, onGone }: SecondTry) {
  const client = useQueryClient();
  return useMutation<void, ApiError, void, Element | null>({
    mutationFn: send,
    onMutate: () => document.activeElement,
    onSuccess: async (_, __, pressed) => {
      if (await isGone(pressed)) toast({ title: 'Done', description: done, variant: 'success' });
      else toast({ title: 'Error', description: 'We tried again, but it failed.', variant: 'destructive' });
    },
    onError: async (error, _, pressed = null) => {
      toast({ title: 'Error', description: error.refusal?.message ?? failed, variant: 'destructive' });
      // Meanwhile it may have succeeded without this attempt.
      await isGone(pressed);
    },
  });

  async function isGone(pressed: Element | null): Promise<boolean> {
    await lookAgain(client);
    const operations = knownData(client, operationsResource);
    if (operations && stillFails(operations)) return false;
    if (isStillThere(pressed)) onGone();
    return true;
  }
}

/** The attempt also shows whether the mail server or the payment provider is reachable. */
function lookAgain(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: operationChecksResource.key, exact: true });
  void client.invalidateQueries({ queryKey: unsentMailResource.key, exact: true });
  return client.invalidateQueries({ queryKey: operationsResource.key, exact: true });
}

/** Whether the focus is still on the button that was pressed, or nowhere. */
function isStillThere(pressed: Element | null): boolean {
  return document.activeElement === pressed || document.activeElement === document.body;
}
