import { addressOf } from '@chalkline/contract/addresses';
import type { Session } from '@chalkline/contract/sessions';
import { sessionPath } from '@chalkline/contract/sign-in-addresses';
import { useQueryClient } from '@tanstack/react-query';
import { sessionsResource } from '../../api/account-resources.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useMutation } from '../../api/mutation.ts';
import { write } from '../../api/write.ts';
import { toast } from '../../ui/toast-store.ts';

/** Signs out another browser and reloads the list. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation<void, ApiError, Session>({
    mutationFn: ({ id }) => write('DELETE', addressOf(sessionPath, { sessionId: id })),
    onSuccess: async (_, { device }) => {
      toast({ title: 'Signed out', description: `${device} is no longer signed in.` });
      await client.invalidateQueries({ queryKey: sessionsResource.key });
    },
    onError: ({ refusal }) => {
      toast({
        title: 'Error',
        description:
          refusal?.code === 'stronger_sign_in'
            ? refusal.message
            : "We couldn't sign out that device. Please try again.",
        variant: 'destructive',
      });
    },
  });
}
