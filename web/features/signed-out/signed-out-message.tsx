import type { Requirement } from '@chalkline/domain/access/decide-access';
import type { ReactElement } from 'react';
import { onDemand } from '../../ui/on-demand.tsx';
import { useSignInReason } from './watch-failures.ts';

const SignInDialogOnDemand = onDemand(async () => (await import('./sign-in-dialog.tsx')).SignInDialog);

/** Shown when an action fails because the person must sign in. */
export function SignedOutMessage({ requires }: { requires: Requirement }): ReactElement | null {
  const [reason, dismiss] = useSignInReason(requires);
  return reason ? <SignInDialogOnDemand reason={reason} onClose={dismiss} /> : null;
}
