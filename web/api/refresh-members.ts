import { membersPath, refundRequestsPath } from '@chalkline/contract/console-addresses';
import type { QueryClient } from '@tanstack/react-query';

/** Reads again what the console shows of members: their pages, the lists of them, and their refund requests. */
export function refreshMembers(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) =>
      [membersPath, refundRequestsPath].some((path) => String(queryKey[0]).startsWith(path)),
  });
}
