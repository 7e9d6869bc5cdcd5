const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

export const codeDigits = 6;

/** What a code is for: to sign in, to connect Google with an account, or to turn codes on for one. */
export const codePurposes = ['sign-in', 'link', 'add'] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** How long a code can be used. */
export const codeMinutes = 10;

/** How often a code may be entered wrongly before it stops working. */
export const codeAttempts = 5;

/** How long somebody waits before another code goes to the same address. */
const resendSeconds = 60;

/** Limits how many codes are sent within a time, counted by address or by client. */
export interface CodeLimit {
  readonly codes: number;
  readonly withinMilliseconds: number;
}

/**
 * With five attempts for each code, nobody can guess more than 75 times a day for one address, and its owner
 * gets an email every time.
 */
export const codesPerAddress: readonly CodeLimit[] = [
  { codes: 5, withinMilliseconds: hour },
  { codes: 15, withinMilliseconds: day },
];

/** Many people can share a client address, such as a class. */
export const codesPerClient: readonly CodeLimit[] = [{ codes: 40, withinMilliseconds: hour }];

/** How long a browser in which somebody has signed in has codes of its own. */
export const knownBrowserDays = 90;

/** How many browsers can get codes of their own for one address within that time. */
export const mostKnownBrowsers = 10;

/** A code that was sent, as far as the rules need it. */
export interface SentCode {
  readonly sentAt: Date;
  readonly attempts: number;
}

export function codeExpiry(sentAt: Date): Date {
  return new Date(sentAt.getTime() + codeMinutes * minute);
}

export function attemptsLeft({ attempts }: Pick<SentCode, 'attempts'>): number {
  return Math.max(codeAttempts - attempts, 0);
}

/** How many seconds are left until another code may be sent; 0 when it may be sent now. */
export function secondsUntilResend(sentAt: Date, now: Date): number {
  const waited = (now.getTime() - sentAt.getTime()) / second;
  return Math.max(Math.ceil(resendSeconds - waited), 0);
}

/** What decides whether a code is enough to open an account. */
export interface CodeSignIn {
  readonly isStaff: boolean;
  /** Whether the account's owner is signed in in the browser where the code was entered. */
  readonly isOwnerHere: boolean;
  /** Whether the owner has entered a code while they were signed in, since they became staff. */
  readonly isConfirmed: boolean;
  /** Whether codes are the only way to open the account. */
  readonly isOnlyMethod: boolean;
}

/**
 * Addresses change hands, and a mailbox alone must not open the console. So staff confirm codes while they are
 * signed in. Where there is no other method, the mailbox is all that the role was given to.
 */
export function isCodeEnough(signIn: CodeSignIn): boolean {
  return !signIn.isStaff || signIn.isOwnerHere || signIn.isConfirmed || signIn.isOnlyMethod;
}

/** What decides whether a code may connect Google with an account that exists. */
export interface CodeLink extends Pick<CodeSignIn, 'isStaff' | 'isOwnerHere' | 'isOnlyMethod'> {
  /** Whether the owner has signed in with more than a code in the browser where it was entered. */
  readonly isStrongerHere: boolean;
}

/**
 * Google is worth more than a code: it can remove every other method. So a code connects it only with an account
 * that nothing else opens; otherwise whoever gets the mailbox could throw out the owner.
 */
export function mayLinkByCode({ isStaff, isOwnerHere, isOnlyMethod, isStrongerHere }: CodeLink): boolean {
  return isStrongerHere || (isOnlyMethod && (!isStaff || isOwnerHere));
}

/** The digits of what was typed or pasted, such as "123 456"; undefined if that is no code. */
export function typedCode(typed: string): string | undefined {
  const digits = typed.replace(/[\s\p{Pd}]/gu, '');
  return new RegExp(`^[0-9]{${codeDigits}}$`).test(digits) ? digits : undefined;
}
