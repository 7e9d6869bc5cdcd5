import { signInAgain, signInPageAddress } from '@chalkline/contract/sign-in-addresses';
import { useThisPage } from './this-page.ts';

/** The address for signing in and coming back to this page. */
export function useSignInBack(): string {
  return signInPageAddress(useThisPage());
}

/** The same for a signed-in person who has to confirm their identity. */
export function useSignInAgain(): string {
  return signInAgain(useThisPage());
}
