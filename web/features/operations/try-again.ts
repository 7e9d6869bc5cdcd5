import { addressOf } from '@chalkline/contract/addresses';
import { processNoticeAgainPath, sendLetterAgainPath } from '@chalkline/contract/console-addresses';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error.ts';
import { operationsResource } from '../../api/console-resources.ts';
import { write } from '../../api/write.ts';
import { toast } from '../../ui/toast-store.ts';

/** Has a letter sent, and shows what became of it: it is gone from the list, or stands there with its reason. */
export function useSendLetterAgain(letterId: string) {
  return useTryAgain(addressOf(sendLetterAgainPath, { letterId }), {
    done: 'The letter was tried again.',
    failed: 'The letter could not be sent again. Please try again.',
  });
}

/** Has a notice of the payment provider followed up. */
export function useProcessNoticeAgain(noticeId: string) {
  return useTryAgain(addressOf(processNoticeAgainPath, { noticeId }), {
    done: 'The notice was followed up.',
    failed: 'The notice could not be followed up. Please try again.',
  });
}

function useTryAgain(address: string, says: { readonly done: string; readonly failed: string }) {
  const client = useQueryClient();
  const showAnew = () => client.invalidateQueries({ queryKey: operationsResource.key, exact: true });
  return useMutation<void, ApiError>({
    mutationFn: () => write('POST', address),
    onSuccess: async () => {
      await showAnew();
      toast({ title: 'Done', description: says.done, variant: 'success' });
    },
    onError: (error) => {
      toast({ title: 'Error', description: error.refusal?.message ?? says.failed, variant: 'destructive' });
      void showAnew();
    },
  });
}
