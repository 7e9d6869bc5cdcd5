import {
  type GoogleOutcome,
  googleOutcomeParameter,
  googleOutcomes,
} from '@chalkline/contract/sign-in-addresses';
import type { ToastOptions } from '../../ui/toast-store.ts';
import { useUrlMessage } from '../../ui/url-message.ts';

const texts: Readonly<Record<GoogleOutcome, ToastOptions>> = {
  added: {
    title: 'Google added',
    description: 'You can sign in with Google from now on.',
    variant: 'default',
  },
  address: {
    title: "Google wasn't added",
    description:
      'That Google account has another email address than your account here. Choose the one with the same address.',
  },
  taken: {
    title: "Google wasn't added",
    description: 'That Google account already opens another account here.',
  },
  stronger: {
    title: "Google wasn't added",
    description: 'You signed in with an email code. Sign in with your passkey first, then add Google.',
  },
  cancelled: {
    title: "Google wasn't added",
    description: 'You left Google before you finished. Nothing has changed.',
    variant: 'default',
  },
  failed: {
    title: "Google wasn't added",
    description: "We didn't get an answer from Google that we could use. Nothing has changed.",
  },
};

function googleToast(search: string): ToastOptions | undefined {
  const told = new URLSearchParams(search).get(googleOutcomeParameter);
  const outcome = googleOutcomes.find((known) => known === told);
  return outcome && texts[outcome];
}

/** Says once what came of adding Google. */
export function useGoogleToast(): void {
  useUrlMessage(googleOutcomeParameter, googleToast);
}
