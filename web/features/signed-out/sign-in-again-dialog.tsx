import type { ReactElement } from 'react';
import { useSignInAgain } from '../../api/sign-in-back.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';

/** Asks somebody to prove that it is still them before something that can't be undone, and leads back to this page. */
export function SignInAgainDialog({ onClose }: { onClose: () => void }): ReactElement {
  const signIn = useSignInAgain();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Please confirm it's you"
      description="You signed in a while ago, and this is a sensitive action. Nothing has changed yet. Sign in again: you'll come back to this page and can repeat it within 15 minutes."
      footer={
        <>
          <DialogClose>
            <Button>Not now</Button>
          </DialogClose>
          <ButtonLink variant="marker" href={signIn}>
            Sign in again
          </ButtonLink>
        </>
      }
    />
  );
}
