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

/** Data that changes through other people's actions, without a live update to this page. */
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

/** Reloads the console's figures and lists each time their screen is opened. */
export function useAskAnew(): void {
  const client = useQueryClient();
  const [path] = useLocation();
  const query = useQueryString();
  // Runs on leaving, before the next screen reads the cache. Data that came with the page stays valid for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another screen
  useEffect(() => () => markOld(client), [client, path, query]);
}

/** Data on screen stays as it is and is reloaded when it is shown again. */
export function markOld(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ queryKey }) => changing.some((path) => String(queryKey[0]).startsWith(path)),
    refetchType: 'none',
  });
}
