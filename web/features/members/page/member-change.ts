import { membersPath } from '@chalkline/contract/console-addresses';
import type { Member } from '@chalkline/contract/members';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../api/api-error.ts';
import { write } from '../../../api/write.ts';
import { toast } from '../../../ui/toast-store.ts';

/** Something that is done to a member: the call, and what is said when it has worked. */
export interface MemberChange {
  readonly method: 'POST' | 'DELETE';
  readonly address: string;
  readonly body?: unknown;
  readonly done: { readonly title: string; readonly description: string };
}

/** Does something to a member, and looks at them and at the list again. */
export function useMemberChange(onDone: () => void) {
  const client = useQueryClient();
  return useMutation<void, ApiError, MemberChange>({
    mutationFn: ({ method, address, body }) => write(method, address, body),
    // First: what opened the dialog may be gone with what was done, and the dialog knows where the focus goes.
    onSuccess: async (_, { done }) => {
      onDone();
      toast({ ...done, variant: 'success' });
      await client.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith(membersPath),
      });
    },
  });
}

/** Why it did not work, in words. The server says so itself where it refused for a reason. */
export function changeFailure(error: ApiError | null): string | undefined {
  if (!error) return undefined;
  const { refusal } = error;
  if (!refusal || refusal.code === 'internal')
    return 'This could not be done. Nothing has changed. Please try again.';
  return refusal.code === 'unavailable' ? `${refusal.message} Nothing has changed.` : refusal.message;
}

export type MemberProps = { readonly member: Member };
