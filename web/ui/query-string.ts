import { useRouter } from 'wouter';

/** The query as it is written: the router's own hook decodes it once too often for texts with a `%`. */
export function useQueryString(): string {
  const router = useRouter();
  return router.searchHook(router);
}
