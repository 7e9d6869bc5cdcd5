import { addressOf } from '@chalkline/contract/addresses';
import {
  addCodesPath,
  passkeyPath,
  signInCodePagePath,
  signInMethodPath,
} from '@chalkline/contract/sign-in-addresses';
import type { SignInMethod } from '@chalkline/contract/sign-in-methods';
import { useQueryClient } from '@tanstack/react-query';
import { signInMethodsResource } from '../../api/account-resources.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useMutation } from '../../api/mutation.ts';
import { addPasskey, passkeyFailure } from '../../api/passkeys.ts';
import { isForWantOfRecentSignIn } from '../../api/signed-out.ts';
import { write } from '../../api/write.ts';
import { toast } from '../../ui/toast-store.ts';

/** Reads the list again after a change, also after one that failed: somebody may have changed it elsewhere. */
function useReadAgain(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: signInMethodsResource.key });
}

/** Somebody who has to confirm who they are gets a dialog that says so, and no other message. */
function failureToast(title: string, error: Error): void {
  if (isForWantOfRecentSignIn(error)) return;
  toast({ title, description: passkeyFailure(error), variant: 'destructive' });
}

export function useAddPasskey() {
  const readAgain = useReadAgain();
  return useMutation<SignInMethod, Error, void>({
    mutationFn: addPasskey,
    onSuccess: ({ name }) =>
      toast({ title: 'Passkey added', description: `You can sign in with “${name}” from now on.` }),
    onError: (error) => failureToast("The passkey wasn't added", error),
    onSettled: readAgain,
  });
}

/** Sends a code, which is entered on a page of its own. */
export function useAddCodes() {
  const readAgain = useReadAgain();
  return useMutation<void, ApiError, void>({
    mutationFn: () => write('POST', addCodesPath),
    onSuccess: () => window.location.assign(signInCodePagePath),
    onError: (error) => {
      failureToast("Email codes weren't turned on", error);
      void readAgain();
    },
  });
}

export function useRemoveMethod(onClose: () => void) {
  const readAgain = useReadAgain();
  return useMutation<void, ApiError, SignInMethod>({
    mutationFn: ({ id }) => write('DELETE', addressOf(signInMethodPath, { methodId: id })),
    onSuccess: async () => {
      await readAgain();
      onClose();
      toast({ title: 'Removed', description: 'This way to sign in no longer opens your account.' });
    },
    // The dialog that asks them to confirm who they are takes its place.
    onError: (error) => (isForWantOfRecentSignIn(error) ? onClose() : undefined),
  });
}

export function useRenamePasskey(onClose: () => void) {
  const readAgain = useReadAgain();
  return useMutation<void, ApiError, Pick<SignInMethod, 'id' | 'name'>>({
    mutationFn: ({ id, name }) => write('PATCH', addressOf(passkeyPath, { passkeyId: id }), { name }),
    onSuccess: async () => {
      await readAgain();
      onClose();
    },
  });
}
