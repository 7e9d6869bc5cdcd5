import { checkoutContinuePath } from '@chalkline/contract/addresses';
import type { PendingCode } from '@chalkline/contract/sign-in';
import type { SignInProblem } from '@chalkline/contract/sign-in-addresses';
import { noAddressText } from '@chalkline/domain/account/address-text';

export const confirmIdentityText = 'Sign in once more to go on. It keeps your account safe.';

/** Why to sign in, by the page that comes next. */
export function leadFor(returnTo: string | undefined, brand: string): string {
  return returnTo === checkoutContinuePath
    ? `Your plan is chosen. Sign in, and you go straight to the payment. New to ${brand}? The same steps create your account.`
    : `New to ${brand}? The same steps create your free account.`;
}

/** What is wrong with the address that was typed. */
export function addressError(problem: SignInProblem | undefined): string | undefined {
  return problem === 'address' ? noAddressText : undefined;
}

interface SignInMessage {
  readonly title: string;
  readonly text: string;
}

const messages: { readonly [Problem in SignInProblem]?: SignInMessage } = {
  too_many: {
    title: 'Too many codes',
    text: 'We sent several codes to this address already. Wait an hour and try again, or sign in with Google.',
  },
  mail: {
    title: "We couldn't send the email",
    text: 'Check the address and try again in a minute, or sign in with Google.',
  },
  off: {
    title: 'Email codes are switched off',
    text: 'The owner of this account has switched off sign-in by email code. Use Google or a passkey instead. You can switch codes on again on the account page.',
  },
  unconnected: {
    title: "This Google account isn't connected",
    text: "There's already an account with this address, and this Google account doesn't open it. Sign in with a passkey, or with the Google account that you use here. Then you can add this one on your account page.",
  },
  staff: {
    title: 'Sign in with Google first',
    text: 'This account can open the founder console, so an email code alone is not enough. Sign in with Google, then enter a code once in the same browser. After that, codes work too.',
  },
  closed: {
    title: "A code can't open this account",
    text: 'Email codes no longer open the account with this address. Use Google or a passkey instead.',
  },
  link: {
    title: 'Sign in to your account first',
    text: "There's already an account with this address, and a code alone isn't enough to connect this Google account with it. Sign in the way you usually do, then choose Google again in the same browser. If you can't, sign in with a code: your account page says how to recover your account.",
  },
};

/** Said calmly: nothing went wrong. */
export function cancelledText(problem: SignInProblem | undefined): string | undefined {
  if (problem !== 'cancelled') return undefined;
  return 'You left Google before you finished. Sign in here whenever you like.';
}

/** Without it, nothing on the page would say that another code was sent. */
export function resentText(problem: SignInProblem | undefined): string | undefined {
  return problem === 'resent' ? "We've sent another code. Only the newest one works." : undefined;
}

export function messageFor(problem: SignInProblem | undefined): SignInMessage | undefined {
  return problem && messages[problem];
}

/** Why the code that was typed did not work. */
export function codeError(problem: SignInProblem | undefined, pending: PendingCode): string | undefined {
  if (!pending.isOpen || problem !== 'code') return undefined;
  const { attemptsLeft } = pending;
  return `That isn't the code we sent. Check the newest email. You have ${attemptsLeft} ${attemptsLeft === 1 ? 'try' : 'tries'} left.`;
}
