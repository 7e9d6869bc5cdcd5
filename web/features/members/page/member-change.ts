import { membersPath } from '@chalkline/contract/console-addresses';
import type { Member } from '@chalkline/contract/members';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
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

/** Only a refusal says that nothing has happened: an answer that is lost or broken says nothing. */
export function isRefused({ refusal }: ApiError): boolean {
  return refusal !== undefined && refusal.code !== 'internal' && refusal.code !== 'unavailable';
}

/** Why it did not work, in words. The server says so itself where it refused for a reason. */
export function changeFailure(error: ApiError | null): string | undefined {
  if (!error) return undefined;
  const { refusal } = error;
  if (refusal && isRefused(error)) return refusal.message;
  const reason = refusal?.code === 'unavailable' ? refusal.message : 'There was no clear answer.';
  return `${reason} It is not known whether this was done. Please look at the member again before you try once more.`;
}

export type MemberProps = { readonly member: Member };
