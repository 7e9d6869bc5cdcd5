import {
  auditLogPath,
  businessOverviewPath,
  founderTicketsPath,
  membersPath,
  operationsPath,
  owedPaymentsPath,
  reviewsPath,
  teamPath,
} from '@chalkline/contract/console-addresses';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useQueryString } from '../../ui/query-string.ts';

/** What changes by what others do, without anybody telling this page. */
const changing = [
  auditLogPath,
  founderTicketsPath,
  businessOverviewPath,
  membersPath,
  operationsPath,
  owedPaymentsPath,
  reviewsPath,
  teamPath,
];

/** Has the console's figures and lists asked for again each time their screen is opened. */
export function useAskAnew(): void {
  const client = useQueryClient();
  const [path] = useLocation();
  const query = useQueryString();
  // On leaving, which comes before the next screen looks for what is known: what arrived with a page holds for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another screen
  useEffect(() => () => markOld(client), [client, path, query]);
}

/** What is on screen stays as it is; it is asked for again when it is shown anew. */
export function markOld(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ queryKey }) => changing.some((path) => String(queryKey[0]).startsWith(path)),
    refetchType: 'none',
  });
}
