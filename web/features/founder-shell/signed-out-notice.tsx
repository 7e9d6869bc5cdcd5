import type { ReactElement } from 'react';
import { onDemand } from '../../ui/on-demand.tsx';
import { useSignedOut } from './signed-out.ts';

const SignedOutDialogOnDemand = onDemand(
  async () => (await import('./signed-out-dialog.tsx')).SignedOutDialog,
);

/** Stands on every page of the console, and is seen once something failed for want of a session. */
export function SignedOutNotice(): ReactElement | null {
  const [isSignedOut, setSignedOut] = useSignedOut();
  return isSignedOut ? <SignedOutDialogOnDemand onClose={() => setSignedOut(false)} /> : null;
}
