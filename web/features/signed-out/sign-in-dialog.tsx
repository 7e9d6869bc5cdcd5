import type { ReactElement } from 'react';
import { useSignInAgain, useSignInBack } from '../../api/sign-in-back.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import type { SignInReason } from './watch-failures.ts';

const texts: Readonly<Record<SignInReason, { readonly title: string; readonly description: string }>> = {
  signed_out: {
    title: "You've been signed out",
    description:
      "You can't save anything until you sign in again, and your last action may not have gone through. After you sign in, you'll come back to this page. Any content, tickets and messages you were writing are saved.",
  },
  sign_in_again: {
    title: "Please confirm it's you",
    description:
      "You signed in a while ago, and this is a sensitive action. Nothing has changed yet. Sign in again: you'll come back to this page and can repeat it within 15 minutes.",
  },
};

/** Explains why the person has to sign in, and leads to signing in and back to this page. */
export function SignInDialog({
  reason,
  onClose,
}: {
  reason: SignInReason;
  onClose: () => void;
}): ReactElement {
  const back = useSignInBack();
  const again = useSignInAgain();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      {...texts[reason]}
      footer={
        <>
          <DialogClose>
            <Button>Not now</Button>
          </DialogClose>
          <ButtonLink variant="marker" href={reason === 'signed_out' ? back : again}>
            Sign in again
          </ButtonLink>
        </>
      }
    />
  );
}
