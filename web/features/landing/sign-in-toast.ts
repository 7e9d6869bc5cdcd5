import { type SignInFailure, signInFailureParameter, signInFailures } from '@chalkline/contract/addresses';
import { useToldByAddress } from '../../ui/told-by-address.ts';

interface Notice {
  readonly title: string;
  readonly description: string;
}

const notices: Readonly<Record<SignInFailure, Notice>> = {
  cancelled: {
    title: 'Sign-in cancelled',
    description: 'You left before you finished signing in. Nothing has changed; try again whenever you like.',
  },
  unverified: {
    title: 'Email address not verified',
    description:
      "Your Google account's email address isn't verified. Verify it with Google, then sign in again.",
  },
  unusable: {
    title: "This email address can't be used",
    description: "We can't send email to your account's address. Please sign in with another account.",
  },
  failed: {
    title: 'Sign-in failed',
    description: "We couldn't sign you in. Please try again.",
  },
};

/** Why a sign-in failed, according to the URL; undefined for any other URL. */
export function signInToast(search: string): Notice | undefined {
  const told = new URLSearchParams(search).get(signInFailureParameter);
  const failure = signInFailures.find((known) => known === told);
  return failure && notices[failure];
}

/** Explains once that a sign-in failed. */
export function useSignInToast(): void {
  useToldByAddress(signInFailureParameter, signInToast);
}
