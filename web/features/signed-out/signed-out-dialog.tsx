import type { ReactElement } from 'react';
import { useSignInBack } from '../../api/sign-in-back.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';

/** Says why nothing works any more, and leads to signing in and back to this very page. */
export function SignedOutDialog({ onClose }: { onClose: () => void }): ReactElement {
  const signIn = useSignInBack();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="You've been signed out"
      description="You can't save anything until you sign in again, and your last action may not have gone through. After you sign in, you'll come back to this page. Any content, tickets and messages you were writing are saved."
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
