import {
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isForWantOfSession } from '../../api/signed-out.ts';

/** Whether something failed here because nobody is signed in any more, and how to put that aside. */
export function useSignedOut(): readonly [boolean, (isSignedOut: boolean) => void] {
  const client = useQueryClient();
  const [isSignedOut, setSignedOut] = useState(false);
  useEffect(() => watchFailures(client, () => setSignedOut(true)), [client]);
  return [isSignedOut, setSignedOut];
}

/** Listens to what fails, and finds out whether it did because the session has ended. */
export function watchFailures(client: QueryClient, onSignedOut: () => void): () => void {
  const look = async (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    if (await isForWantOfSession(event.action.error)) onSignedOut();
  };
  const stopReading = client.getQueryCache().subscribe((event) => void look(event));
  const stopWriting = client.getMutationCache().subscribe((event) => void look(event));
  return () => {
    stopReading();
    stopWriting();
  };
}
