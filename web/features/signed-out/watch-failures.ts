import type { CurrentUser } from '@chalkline/contract/people';
import type { Requirement } from '@chalkline/domain/access/decide-access';
import {
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { accessLost } from '../../api/access-lost.ts';
import { isOnlyLoadedAhead } from '../../api/loaded-ahead.ts';
import { isForWantOfRecentSignIn, whoWasRefused } from '../../api/signed-out.ts';
import { toast } from '../../ui/toast-store.ts';

/** Why the person has to sign in before an action can succeed. */
export type SignInReason = 'signed_out' | 'sign_in_again';

/**
 * Why the person has to sign in for what failed here, and how to dismiss that. A signed-in person who has lost
 * access to the page gets what they can still open, and a toast that says so.
 */
export function useSignInReason(requires: Requirement): readonly [SignInReason | undefined, () => void] {
  const client = useQueryClient();
  const [reason, setReason] = useState<SignInReason>();
  useEffect(() => {
    const showLostAccess = (viewer: CurrentUser) => {
      const message = accessLost(client, requires, viewer);
      if (message) toast(message);
    };
    return watchFailures(client, {
      onRefused: (viewer) => (viewer ? showLostAccess(viewer) : setReason('signed_out')),
      onSignInAgain: () => setReason('sign_in_again'),
    });
  }, [client, requires]);
  return [reason, () => setReason(undefined)];
}

interface Listeners {
  onRefused(viewer: CurrentUser | null): void;
  /** The action requires a recent sign-in. */
  onSignInAgain(): void;
}

/** The clients whose earlier failures were examined. They stay in the client, so they would be reported again. */
const examined = new WeakSet<QueryClient>();

/**
 * Reports refused reads and writes, including those from before this code had loaded. To do so, it checks who is signed
 * in: nobody, if the session has ended.
 */
export function watchFailures(client: QueryClient, { onRefused, onSignInAgain }: Listeners): () => void {
  const examine = async (error: unknown) => {
    if (isForWantOfRecentSignIn(error)) return onSignInAgain();
    const viewer = await whoWasRefused(error);
    if (viewer !== undefined) onRefused(viewer);
  };
  const look = async (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    if ('query' in event && isOnlyLoadedAhead(event.query)) return;
    await examine(event.action.error);
  };
  if (!examined.has(client)) {
    examined.add(client);
    for (const error of earlierErrors(client)) void examine(error);
  }
  const stopReading = client.getQueryCache().subscribe((event) => void look(event));
  const stopWriting = client.getMutationCache().subscribe((event) => void look(event));
  return () => {
    stopReading();
    stopWriting();
  };
}

function earlierErrors(client: QueryClient): unknown[] {
  const writes = client.getMutationCache().getAll();
  // What the server refused while it rendered the page has no such reason, and is shown in its place.
  const reads = client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.fetchFailureReason && !isOnlyLoadedAhead(query));
  return [...reads, ...writes].flatMap(({ state }) => (state.status === 'error' ? [state.error] : []));
}
