import { useLocation, useRouter } from 'wouter';
import { signInAddress } from './viewer.ts';

/** Leads to signing in and back to this very page. */
export function useSignInBack(): string {
  const [path] = useLocation();
  const router = useRouter();
  return signInAddress(path + router.searchHook(router));
}
