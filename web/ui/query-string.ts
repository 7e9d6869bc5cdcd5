import { useRouter } from 'wouter';

/** The query string as written. The router's own hook decodes it twice, which breaks texts with a `%`. */
export function useQueryString(): string {
  const router = useRouter();
  return router.searchHook(router);
}
