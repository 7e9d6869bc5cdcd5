import { signInAgain } from '@chalkline/contract/addresses';
import { useLocation, useRouter } from 'wouter';
import { signInAddress } from './viewer.ts';

/** Leads to signing in and back to this very page. */
export function useSignInBack(): string {
  return signInAddress(useThisPage());
}

/** The same for somebody who is signed in and has to prove that it is still them. */
export function useSignInAgain(): string {
  return signInAgain(useThisPage());
}

function useThisPage(): string {
  const [path] = useLocation();
  const router = useRouter();
  return path + router.searchHook(router);
}
