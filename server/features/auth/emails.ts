import { randomUUID } from 'node:crypto';
import { signInFirst } from '@chalkline/contract/sign-in-addresses';
import { type CodePurpose, codeMinutes } from '@chalkline/domain/access/sign-in-codes';
import { greeting } from '@chalkline/domain/account/person-name';
import { momentLabel } from '@chalkline/domain/calendar/moment';
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
        `${greeting('Hello', founder)},`,
        `Somebody signed in with ${entry}, but from a different account than yours. We let them in as an ordinary user: they have no founder rights and can't open the console.`,
        "If it was you, open the member's page and make that account a founder. If it wasn't, check who can read mail sent to this address.",
      ],
      action: { label: 'See this member', path: signInFirst(`/founder/members/${otherId}`) },
    },
  };
}

/** A way to sign in, as its owner knows it. */
type ChangedMethod =
  | { readonly kind: 'google' }
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'passkey'; readonly name: string };

export interface MethodChange {
  readonly change: 'added' | 'removed';
  readonly method: ChangedMethod;
  /** A sentence for the owner, where the change has a reason that they may not know. */
  readonly reason?: string;
}

/** To an account's addresses, after a way to sign in was added to it or removed from it. */
export function methodChangedEmail(
  person: Person,
  to: string,
  { change, method, reason }: MethodChange,
): Mail {
  const isAdded = change === 'added';
  const how = methodPhrase(method);
  return {
    event: `sign-in-method:${person.id}:${randomUUID()}`,
    to,
    about: person.id,
    subject: `A way to sign in was ${isAdded ? 'added to' : 'removed from'} your account`,
    email: {
      preheader: "If it wasn't you, please read this.",
      heading: isAdded ? 'There is a new way to sign in' : 'A way to sign in was removed',
      paragraphs: [
        `${greeting('Hello', person)},`,
        isAdded
          ? `You can now sign in ${how}.`
          : `You can no longer sign in ${how}.${reason ? ` ${reason}` : ''}`,
        "If this was you, there's nothing to do. If it wasn't, open your account page, check your sign-in methods, and sign out every device that you don't know. Then tell us by replying to this email.",
      ],
      action: { label: 'Open your account page', path: signInFirst('/account') },
    },
  };
}

function methodPhrase(method: ChangedMethod): string {
  if (method.kind === 'google') return 'with a Google account';
  return method.kind === 'email'
    ? `with a code sent to ${method.email}`
    : `with the passkey “${method.name}”`;
}

/** To an account's addresses, when somebody has asked to recover it by email codes. */
export function recoveryAskedEmail(person: Person, to: string, opensAt: Date): Mail {
  return {
    event: `recovery-asked:${person.id}:${randomUUID()}`,
    to,
    about: person.id,
    subject: 'Somebody asked to recover your account',
    email: {
      preheader: "If it wasn't you, please read this.",
      heading: 'Your account can be recovered soon',
      paragraphs: [
        `${greeting('Hello', person)},`,
        `Somebody who signed in with an email code told us that they can't use Google or a passkey any more. From ${momentLabel(opensAt, person.timeZone)} on, an email code will be enough to remove these and to add new ones.`,
        "If this was you, there's nothing to do until then.",
        "If it wasn't, sign in with Google or your passkey: that stops it. Then turn off email codes on your account page, because somebody else can read your mail.",
      ],
      action: { label: 'Open your account page', path: signInFirst('/account') },
    },
  };
}

/** To an account's addresses, when a recovery was stopped. */
export function recoveryStoppedEmail(person: Person, to: string): Mail {
  return {
    event: `recovery-stopped:${person.id}:${randomUUID()}`,
    to,
    about: person.id,
    subject: 'The recovery of your account was stopped',
    email: {
      preheader: 'Your sign-in methods stay as they are.',
      heading: 'The recovery was stopped',
      paragraphs: [
        `${greeting('Hello', person)},`,
        'Somebody had asked to change your sign-in methods with an email code alone. That was stopped on the account page, or because Google or a passkey was used. Nothing has changed.',
        "If you didn't ask for it, somebody else can read your mail. Turn off email codes on your account page, and sign out every device that you don't know.",
      ],
      action: { label: 'Open your account page', path: signInFirst('/account') },
    },
  };
}

const codePurposeTexts: Readonly<Record<CodePurpose, string>> = {
  'sign-in': 'Enter this code in the browser where you asked for it:',
  link: "You signed in with Google, and there's already an account with this address. Enter this code to connect the two:",
  add: "You're turning on sign-in by email code for your account. Enter this code in the browser where you did so:",
};

/** A code by which somebody signs in or changes how they sign in. */
export function signInCodeEmail(to: string, code: string, purpose: CodePurpose): Mail {
  return {
    event: `sign-in-code:${randomUUID()}`,
    to,
    subject: `${code} is your sign-in code`,
    email: {
      preheader: `It works for ${codeMinutes} minutes, in the browser where you asked for it.`,
      heading: 'Your sign-in code',
      paragraphs: [codePurposeTexts[purpose]],
      code,
      note: `The code works once, for ${codeMinutes} minutes. Never give it to anybody: we don't ask for it by phone or email. If you didn't try to sign in, you can ignore this email.`,
    },
  };
}
