import type { Requirement } from '@chalkline/domain/access/decide-access';
import type { ReactElement } from 'react';
import { onDemand } from '../../ui/on-demand.tsx';
import { useSignedOut } from './watch-failures.ts';

const SignedOutDialogOnDemand = onDemand(
  async () => (await import('./signed-out-dialog.tsx')).SignedOutDialog,
);

/** Stands beside every page of somebody signed in, and is seen once something failed for want of a session. */
export function SignedOutNotice({ requires }: { requires: Requirement }): ReactElement | null {
  const [isSignedOut, setSignedOut] = useSignedOut(requires);
  return isSignedOut ? <SignedOutDialogOnDemand onClose={() => setSignedOut(false)} /> : null;
}
