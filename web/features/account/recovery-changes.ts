import { accountRecoveryPath } from '@chalkline/contract/sign-in-addresses';
import { useQueryClient } from '@tanstack/react-query';
import { signInMethodsResource } from '../../api/account-resources.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useMutation } from '../../api/mutation.ts';
import { isForWantOfRecentSignIn } from '../../api/signed-out.ts';
import { write } from '../../api/write.ts';
import { toast } from '../../ui/toast-store.ts';

function useReadAgain(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: signInMethodsResource.key });
}

export function useAskForRecovery(onClose: () => void) {
  const readAgain = useReadAgain();
  return useMutation<void, ApiError, void>({
    mutationFn: () => write('POST', accountRecoveryPath),
    onSuccess: async () => {
      await readAgain();
      onClose();
    },
    // The dialog that asks them to confirm who they are takes its place.
    onError: (error) => (isForWantOfRecentSignIn(error) ? onClose() : undefined),
  });
}

export function useStopRecovery() {
  const readAgain = useReadAgain();
  return useMutation<void, ApiError, void>({
    mutationFn: () => write('DELETE', accountRecoveryPath),
    onSuccess: () =>
      toast({ title: 'Recovery stopped', description: 'Your sign-in methods stay as they are.' }),
    onError: ({ message }) =>
      toast({ title: "The recovery wasn't stopped", description: message, variant: 'destructive' }),
    onSettled: readAgain,
  });
}
