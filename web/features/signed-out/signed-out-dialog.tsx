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
      title="You have been signed out"
      description="Nothing that you do here is done until you sign in again, and the last thing may not have been. You come back to this page. Content, tickets and messages that you were writing are kept."
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
