import { type SignInFailure, signInFailureParameter, signInFailures } from '@chalkline/contract/addresses';
import { useEffect } from 'react';
import { toast } from '../../ui/toast-store.ts';

interface Notice {
  readonly title: string;
  readonly description: string;
}

const notices: Readonly<Record<SignInFailure, Notice>> = {
  cancelled: {
    title: 'Sign-in cancelled',
    description: 'You left before signing in. Nothing has changed, and you can try again whenever you like.',
  },
  unverified: {
    title: 'E-mail address not verified',
    description: 'The e-mail address of your Google account is not verified. Verify it, then sign in again.',
  },
  failed: {
    title: 'Sign-in failed',
    description: 'We could not confirm who you are. Please try again.',
  },
};

/** What an address says of a sign-in that did not succeed; nothing for any other address. */
export function signInNotice(search: string): Notice | undefined {
  const told = new URLSearchParams(search).get(signInFailureParameter);
  const failure = signInFailures.find((known) => known === told);
  return failure && notices[failure];
}

/** The same address without what was told. */
export function withoutSignInFailure(address: string): string {
  const { pathname, searchParams, hash } = new URL(address);
  searchParams.delete(signInFailureParameter);
  const search = searchParams.toString();
  return pathname + (search ? `?${search}` : '') + hash;
}

/** Says once that a sign-in did not succeed, and clears the address so that a reload does not repeat it. */
export function useSignInNotice(): void {
  useEffect(() => {
    const notice = signInNotice(window.location.search);
    if (!notice) return;
    toast({ ...notice, variant: 'destructive' });
    window.history.replaceState(window.history.state, '', withoutSignInFailure(window.location.href));
  }, []);
}
