import { accountGoneParameter, accountPath } from '@chalkline/contract/addresses';
import { deletionTexts } from '@chalkline/domain/account/deletion';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { write } from '../../api/write.ts';

/** Deletes the account and starts over on the landing page: by loading it, so that nothing of the person is left. */
export function useDeleteAccount() {
  return useMutation<void, Error, string>({
    mutationFn: (confirmation) => write('DELETE', accountPath, { confirmation }),
    onSuccess: () => window.location.assign(`/?${accountGoneParameter}=deleted`),
  });
}

/** Why it did not work, in words. The server says so itself where it refused for a reason. */
export function deletionFailure(error: Error): string {
  const refusal = error instanceof ApiError ? error.refusal : undefined;
  if (!refusal || refusal.code === 'internal') return deletionTexts.failed;
  return `${refusal.message} Your account hasn't changed.`;
}
