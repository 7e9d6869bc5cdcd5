import {
  type SignInFailure,
  signInFailureParameter,
  signInFailures,
} from '@chalkline/contract/sign-in-addresses';
import { useUrlMessage } from '../../ui/url-message.ts';

interface ToastText {
  readonly title: string;
  readonly description: string;
}

const texts: Readonly<Record<SignInFailure, ToastText>> = {
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
export function signInToast(search: string): ToastText | undefined {
  const told = new URLSearchParams(search).get(signInFailureParameter);
  const failure = signInFailures.find((known) => known === told);
  return failure && texts[failure];
}

/** Explains once that a sign-in failed. */
export function useSignInToast(): void {
  useUrlMessage(signInFailureParameter, signInToast);
}
