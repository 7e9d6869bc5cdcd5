import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { signInAddress } from '../../api/viewer.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { useQueryString } from '../../ui/query-string.ts';

/** Says why nothing works any more, and leads to signing in and back to this very page. */
export function SignedOutDialog({ onClose }: { onClose: () => void }): ReactElement {
  const [path] = useLocation();
  const query = useQueryString();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="You have been signed out"
      description="The last thing that you did here was not done, and nothing else will be until you sign in again. You come back to this page. Content that you were editing is kept as you left it."
      footer={
        <>
          <DialogClose>
            <Button>Not now</Button>
          </DialogClose>
          <ButtonLink variant="marker" href={signInAddress(path + query)}>
            Sign in again
          </ButtonLink>
        </>
      }
    />
  );
}
