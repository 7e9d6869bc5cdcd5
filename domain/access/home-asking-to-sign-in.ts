/** The parameter that tells the landing page which page a visitor wanted (`/?returnTo=…`). */
export const requestedPageParameter = 'returnTo';

/**
 * Where a visitor is sent who needs to sign in first: home, which explains why. Home checks whether the page is
 * one of this site (`sign-in-reason.ts`); this part is in the scripts of every page, and has to be small.
 */
export function homeAskingToSignIn(requestedPage: string): string {
  return `/?${new URLSearchParams({ [requestedPageParameter]: requestedPage })}`;
}
