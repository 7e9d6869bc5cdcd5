import { accountGoneParameter, accountPath } from '@chalkline/contract/addresses';
import { deletionTexts } from '@chalkline/domain/account/deletion';
import { ApiError } from '../../api/api-error.ts';
import { useMutation } from '../../api/mutation.ts';
import { write } from '../../api/write.ts';

/**
 * Deletes the account, then loads the landing page from the server so that no personal data stays in memory.
 */
export function useDeleteAccount() {
  return useMutation<void, Error, string>({
    mutationFn: (confirmation) => write('DELETE', accountPath, { confirmation }),
    onSuccess: () => window.location.assign(`/?${accountGoneParameter}=deleted`),
  });
}

/** Returns why it failed. If the server refused, its own message is used. */
export function deletionFailure(error: Error): string {
  const refusal = error instanceof ApiError ? error.refusal : undefined;
  if (!refusal || refusal.code === 'internal') return deletionTexts.failed;
  return `${refusal.message} Your account hasn't changed.`;
}
