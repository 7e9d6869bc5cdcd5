import type { Member } from '@chalkline/contract/members';
import { useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../api/api-error.ts';
import { useMutation } from '../../../api/mutation.ts';
import { refreshMembers } from '../../../api/refresh-members.ts';
import { changeFailure, isRefused } from '../../../api/unclear-outcome.ts';
import { toast } from '../../../ui/toast-store.ts';

/** An action on a member: the request, and the text after success. */
export interface MemberChange {
  send(): Promise<void>;
  readonly done: { readonly title: string; readonly description: string };
}

/** Performs an action on a member, then reloads the member and the list. */
export function useMemberChange(onDone: () => void) {
  const client = useQueryClient();
  return useMutation<void, ApiError, MemberChange>({
    mutationFn: ({ send }) => send(),
    // The dialog closes first, because it knows where the focus goes when the button that opened it is gone.
    onSuccess: async (_, { done }) => {
      onDone();
      toast({ ...done, variant: 'success' });
      await refreshMembers(client);
    },
    onError: (error) => {
      if (!isRefused(error)) void refreshMembers(client);
    },
  });
}

/** Returns why an action on a member failed. */
export function memberFailure(error: ApiError | null): string | undefined {
  return changeFailure(error, 'the member');
}

export type MemberProps = { readonly member: Member };
