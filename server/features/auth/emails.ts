import { randomUUID } from 'node:crypto';
import { signInFirst } from '@chalkline/contract/addresses';
import { codeMinutes } from '@chalkline/domain/access/sign-in-codes';
import { greetingName } from '@chalkline/domain/account/person-name';
import type { Mail } from '../../db/email-content.ts';
import type { Person } from './queries.ts';

/** To a founder whose email address another account has signed in with. */
export function founderAddressUsedEmail(founder: Person, entry: string, otherId: string): Mail {
  return {
    event: `founder-address:${entry}:${otherId}`,
    to: founder.email,
    about: founder.id,
    subject: 'Another account signed in with your founder address',
    email: {
      preheader: 'It has no founder rights.',
      heading: 'Another account uses your address',
      paragraphs: [
        `Hello ${greetingName(founder)},`,
        `Somebody signed in with ${entry}, but from a different account than yours. We let them in as an ordinary user: they have no founder rights and can't open the console.`,
        "If it was you, open the member's page and make that account a founder. If it wasn't, check who can read mail sent to this address.",
      ],
      action: { label: 'See this member', path: signInFirst(`/founder/members/${otherId}`) },
    },
  };
}

/** The code for somebody who signs in, or who connects another provider with their account. */
export function signInCodeEmail(to: string, code: string, isLinking: boolean): Mail {
  return {
    event: `sign-in-code:${randomUUID()}`,
    to,
    subject: `${code} is your sign-in code`,
    email: {
      preheader: `It works for ${codeMinutes} minutes, in the browser where you asked for it.`,
      heading: 'Your sign-in code',
      paragraphs: [
        isLinking
          ? 'You signed in with Google, and there is already an account with this address. Enter this code to connect the two:'
          : 'Enter this code in the browser where you asked for it:',
      ],
      code,
      note: `The code works once, for ${codeMinutes} minutes. Never give it to anybody: we don't ask for it by phone or email. If you didn't try to sign in, you can ignore this email.`,
    },
  };
}
