import { addressOf } from '@chalkline/contract/addresses';
import { processNoticeAgainPath, sendLetterAgainPath } from '@chalkline/contract/console-addresses';
import type { Operations } from '@chalkline/contract/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error.ts';
import { operationsResource } from '../../api/console-resources.ts';
import { knownData } from '../../api/resource.ts';
import { write } from '../../api/write.ts';
import { toast } from '../../ui/toast-store.ts';

/** Has a letter sent, and shows what became of it: it is gone from the list, or stands there with its reason. */
export function useSendLetterAgain(letterId: string) {
  return useTryAgain(addressOf(sendLetterAgainPath, { letterId }), {
    done: 'The letter was sent.',
    stillFails: ({ mail }) => mail.letters.some(({ id }) => id === letterId),
    failed: 'The letter could not be sent again. Please try again.',
  });
}

/** Has a notice of the payment provider followed up. */
export function useProcessNoticeAgain(noticeId: string) {
  return useTryAgain(addressOf(processNoticeAgainPath, { noticeId }), {
    done: 'The notice was followed up.',
    stillFails: ({ payments }) => payments.failed.some(({ id }) => id === noticeId),
    failed: 'The notice could not be followed up. Please try again.',
  });
}

interface SecondTry {
  readonly done: string;
  readonly failed: string;
  /** Whether it stands in the list all the same: it was tried, and failed again. */
  stillFails(operations: Operations): boolean;
}

function useTryAgain(address: string, { done, failed, stillFails }: SecondTry) {
  const client = useQueryClient();
  const showAnew = () => client.invalidateQueries({ queryKey: operationsResource.key, exact: true });
  return useMutation<void, ApiError>({
    mutationFn: () => write('POST', address),
    onSuccess: async () => {
      await showAnew();
      const operations = knownData(client, operationsResource);
      if (operations && stillFails(operations)) {
        toast({ title: 'Error', description: 'It was tried, and failed again.', variant: 'destructive' });
      } else toast({ title: 'Done', description: done, variant: 'success' });
    },
    onError: (error) => {
      toast({ title: 'Error', description: error.refusal?.message ?? failed, variant: 'destructive' });
      void showAnew();
    },
  });
}
