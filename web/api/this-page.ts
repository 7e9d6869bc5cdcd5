import { useLocation, useRouter } from 'wouter';

/** The path and query of the open page. */
export function useThisPage(): string {
  const [path] = useLocation();
  const router = useRouter();
  return path + router.searchHook(router);
}
