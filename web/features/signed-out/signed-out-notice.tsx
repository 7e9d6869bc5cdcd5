import type { ReactElement } from 'react';
import { onDemand } from '../../ui/on-demand.tsx';
import { useSignedOut } from './watch-failures.ts';

const SignedOutDialogOnDemand = onDemand(
  async () => (await import('./signed-out-dialog.tsx')).SignedOutDialog,
);

/** Stands on pages that are worked on for long, and is seen once something failed for want of a session. */
export function SignedOutNotice(): ReactElement | null {
  const [isSignedOut, setSignedOut] = useSignedOut();
  return isSignedOut ? <SignedOutDialogOnDemand onClose={() => setSignedOut(false)} /> : null;
}
