import {
  type CodesOutcome,
  codesOutcomeParameter,
  codesOutcomes,
} from '@chalkline/contract/sign-in-addresses';
import type { ToastOptions } from '../../ui/toast-store.ts';
import { useUrlMessage } from '../../ui/url-message.ts';

const texts: Readonly<Record<CodesOutcome, ToastOptions>> = {
  on: {
    title: 'Email codes are on',
    description: 'You can sign in with a code by email from now on.',
    variant: 'default',
  },
  failed: {
    title: "Email codes weren't turned on",
    description: 'Your account may have another address now. Nothing has changed.',
  },
};

function codesToast(search: string): ToastOptions | undefined {
  const told = new URLSearchParams(search).get(codesOutcomeParameter);
  const outcome = codesOutcomes.find((known) => known === told);
  return outcome && texts[outcome];
}

/** Says once what came of turning on email codes. */
export function useCodesToast(): void {
  useUrlMessage(codesOutcomeParameter, codesToast);
}
