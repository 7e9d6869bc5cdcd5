import type { Requirement } from '@chalkline/domain/access/decide-access';
import type { ReactElement } from 'react';
import { onDemand } from '../../ui/on-demand.tsx';
import { useSignInReason } from './watch-failures.ts';

const SignedOutDialogOnDemand = onDemand(
  async () => (await import('./signed-out-dialog.tsx')).SignedOutDialog,
);

const SignInAgainDialogOnDemand = onDemand(
  async () => (await import('./sign-in-again-dialog.tsx')).SignInAgainDialog,
);

/** Stands beside every page of somebody signed in, and is seen once something failed that signing in helps against. */
export function SignedOutNotice({ requires }: { requires: Requirement }): ReactElement | null {
  const [reason, putAside] = useSignInReason(requires);
  if (reason === 'sign_in_again') return <SignInAgainDialogOnDemand onClose={putAside} />;
  return reason === 'signed_out' ? <SignedOutDialogOnDemand onClose={putAside} /> : null;
}
