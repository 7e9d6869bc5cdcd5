import { signInAgain, signInPageAddress } from '@chalkline/contract/addresses';
import { useLocation, useRouter } from 'wouter';

/** The address for signing in and coming back to this page. */
export function useSignInBack(): string {
  return signInPageAddress(useThisPage());
}

/** The same for a signed-in person who has to confirm their identity. */
export function useSignInAgain(): string {
  return signInAgain(useThisPage());
}

function useThisPage(): string {
  const [path] = useLocation();
  const router = useRouter();
  return path + router.searchHook(router);
}
