import type { SignInProblem } from '@chalkline/contract/addresses';
import type { PendingCode } from '@chalkline/contract/sign-in';
import { noAddressText } from '@chalkline/domain/account/address-text';

/** What is wrong with the address that was typed. */
export function addressError(problem: SignInProblem | undefined): string | undefined {
  return problem === 'address' ? noAddressText : undefined;
}

interface Notice {
  readonly title: string;
  readonly text: string;
}

const notices: { readonly [Problem in SignInProblem]?: Notice } = {
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
  staff: {
    title: 'Sign in with Google first',
    text: 'This account can open the founder console, so an email code alone is not enough. Sign in with Google, then enter a code once in the same browser. After that, codes work too.',
  },
  link: {
    title: 'Sign in to your account first',
    text: 'This account can open the founder console, so we connect Google only while you are signed in. Sign in the way you usually do, then choose Google in the same browser.',
  },
};

export function noticeOf(problem: SignInProblem | undefined): Notice | undefined {
  return problem && notices[problem];
}

/** Why the code that was typed did not work. */
export function codeError(problem: SignInProblem | undefined, pending: PendingCode): string | undefined {
  if (!pending.isOpen || problem !== 'code') return undefined;
  const { attemptsLeft } = pending;
  return `That isn't the code we sent. Check the newest email. You have ${attemptsLeft} ${attemptsLeft === 1 ? 'try' : 'tries'} left.`;
}
