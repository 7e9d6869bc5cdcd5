import { membersPath } from '@chalkline/contract/console-addresses';
import type { Member } from '@chalkline/contract/members';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../api/api-error.ts';
import { changeFailure, isRefused } from '../../../api/unclear-outcome.ts';
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
      await lookAgain(client);
    },
    onError: (error) => {
      if (!isRefused(error)) void lookAgain(client);
    },
  });
}

/** Asks for the member and the lists again. */
export function lookAgain(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith(membersPath),
  });
}

/** Why something could not be done to a member. */
export function memberFailure(error: ApiError | null): string | undefined {
  return changeFailure(error, 'the member');
}

export type MemberProps = { readonly member: Member };
