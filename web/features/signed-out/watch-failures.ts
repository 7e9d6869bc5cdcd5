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
import { whoWasRefused } from '../../api/signed-out.ts';
import { toast } from '../../ui/toast-store.ts';

/**
 * Whether something failed here because nobody is signed in any more, and how to put that aside. Whoever is signed in
 * and has lost what the page requires sees what is open to them now, and is told.
 */
export function useSignedOut(requires: Requirement): readonly [boolean, (isSignedOut: boolean) => void] {
  const client = useQueryClient();
  const [isSignedOut, setSignedOut] = useState(false);
  useEffect(() => {
    const tell = (viewer: CurrentUser) => {
      const told = accessLost(client, requires, viewer);
      if (told) toast(told);
    };
    return watchFailures(client, (viewer) => (viewer ? tell(viewer) : setSignedOut(true)));
  }, [client, requires]);
  return [isSignedOut, setSignedOut];
}

/** Listens to what is refused, and finds out who is signed in now: nobody, once the session has ended. */
export function watchFailures(
  client: QueryClient,
  onRefused: (viewer: CurrentUser | null) => void,
): () => void {
  const look = async (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const viewer = await whoWasRefused(event.action.error);
    if (viewer !== undefined) onRefused(viewer);
  };
  const stopReading = client.getQueryCache().subscribe((event) => void look(event));
  const stopWriting = client.getMutationCache().subscribe((event) => void look(event));
  return () => {
    stopReading();
    stopWriting();
  };
}
