import type { Requirement } from '@chalkline/domain/access/decide-access';
import type { ReactElement } from 'react';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useSignInReason } from './watch-failures.ts';

const LazySignInDialog = lazyComponent(async () => (await import('./sign-in-dialog.tsx')).SignInDialog);

/** Shown when an action fails because the person must sign in. */
export function SignedOutMessage({ requires }: { requires: Requirement }): ReactElement | null {
  const [reason, dismiss] = useSignInReason(requires);
  return reason ? <LazySignInDialog reason={reason} onClose={dismiss} /> : null;
}
