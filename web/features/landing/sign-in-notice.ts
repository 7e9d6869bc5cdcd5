import { type SignInFailure, signInFailureParameter, signInFailures } from '@chalkline/contract/addresses';
import { useToldByAddress } from '../../ui/told-by-address.ts';

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

/** Says once that a sign-in did not succeed. */
export function useSignInNotice(): void {
  useToldByAddress(signInFailureParameter, signInNotice);
}
