/* The URLs and parameter names of signing in, of sessions and of the ways to sign in. */

export const currentUserPath = '/api/auth/user';
export const signInPath = '/api/auth/google';
export const signInCallbackPath = '/api/auth/google/callback';
export const logOutPath = '/api/logout';

/** The page that offers every way to sign in, and the page for the code that was sent by email. */
export const signInPagePath = '/sign-in';
export const signInCodePagePath = '/sign-in/code';

/** Sends a code by email, says what is known about it in this browser, and checks what was typed. */
export const signInCodePath = '/api/sign-in/code';
export const checkSignInCodePath = '/api/sign-in/code/check';
export const resendSignInCodePath = '/api/sign-in/code/resend';

/** Asks for what a passkey has to sign, and signs in with the signature. */
export const passkeyRequestPath = '/api/sign-in/passkey/request';
export const passkeySignInPath = '/api/sign-in/passkey';

/** The parameter that tells these pages what went wrong (`/sign-in?problem=…`). */
export const signInProblemParameter = 'problem';
export const signInProblems = [
  'address',
  'too_many',
  'mail',
  'staff',
  'closed',
  'link',
  'code',
  'wait',
  'resent',
  'off',
  'cancelled',
  'unconnected',
] as const;
export type SignInProblem = (typeof signInProblems)[number];

/** The sign-in page, which leads to a page of this site afterwards. */
export function signInPageAddress(returnTo?: string, problem?: SignInProblem, isAgain = false): string {
  const query = new URLSearchParams({
    ...(returnTo ? { returnTo } : {}),
    ...(isAgain ? { [signInAgainParameter]: 'yes' } : {}),
    ...(problem ? { [signInProblemParameter]: problem } : {}),
  });
  return query.size > 0 ? `${signInPagePath}?${query}` : signInPagePath;
}

/** Asks only visitors to sign in; everybody else continues directly. */
export const continuePath = '/sign-in/continue';

/** Links to a page that visitors cannot see, through sign-in where it is needed. */
export function signInFirst(path: string): string {
  return `${continuePath}?${new URLSearchParams({ returnTo: path })}`;
}

/** Requires the person to authenticate again (`?again=yes`), even if the provider knows them already. */
export const signInAgainParameter = 'again';

/** Links to a page through a new sign-in. */
export function signInAgain(path: string): string {
  return `${signInPagePath}?${new URLSearchParams({ returnTo: path, [signInAgainParameter]: 'yes' })}`;
}

/** Goes straight to the identity provider. */
export function googleSignInAddress(returnTo?: string, isAgain = false): string {
  const query = new URLSearchParams({
    ...(returnTo ? { returnTo } : {}),
    ...(isAgain ? { [signInAgainParameter]: 'yes' } : {}),
  });
  return query.size > 0 ? `${signInPath}?${query}` : signInPath;
}

/** Adds the provider to the account of the person who is signed in (`?add=yes`). */
export const addGoogleParameter = 'add';
export const addGoogleAddress = `${signInPath}?${addGoogleParameter}=yes`;

/** The parameter that tells the account page the result (`/account?google=…`). */
export const googleOutcomeParameter = 'google';
export const googleOutcomes = ['added', 'address', 'taken', 'stronger', 'cancelled', 'failed'] as const;
export type GoogleOutcome = (typeof googleOutcomes)[number];

/** The parameter that tells the account page the result of turning on email codes (`/account?codes=…`). */
export const codesOutcomeParameter = 'codes';
export const codesOutcomes = ['on', 'failed'] as const;
export type CodesOutcome = (typeof codesOutcomes)[number];

/** The parameter that tells the landing page why a sign-in failed (`/?signIn=…`). */
export const signInFailureParameter = 'signIn';
export const signInFailures = ['unverified', 'unusable', 'failed'] as const;
export type SignInFailure = (typeof signInFailures)[number];

/** A person's sessions and ways to sign in. */
export const sessionsPath = '/api/account/sessions';
export const sessionPath = '/api/account/sessions/:sessionId';
export const signInMethodsPath = '/api/account/sign-in-methods';
export const signInMethodPath = '/api/account/sign-in-methods/:methodId';
export const accountRecoveryPath = '/api/account/recovery';
export const addCodesPath = '/api/account/sign-in-methods/email';
export const passkeysPath = '/api/account/passkeys';
export const passkeyCreationPath = '/api/account/passkeys/creation';
export const passkeyPath = '/api/account/passkeys/:passkeyId';
