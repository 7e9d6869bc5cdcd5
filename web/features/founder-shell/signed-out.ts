import { currentUserPath } from '@chalkline/contract/addresses';
import {
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { readJson } from '../../api/read-json.ts';

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
    if (mayBeSignedOut(event.action.error) && (await isNobody())) onSignedOut();
  };
  const stopReading = client.getQueryCache().subscribe((event) => void look(event));
  const stopWriting = client.getMutationCache().subscribe((event) => void look(event));
  return () => {
    stopReading();
    stopWriting();
  };
}

/** For visitors the console is not there: what was refused does not say whether it is gone or the session is. */
function mayBeSignedOut(error: unknown): boolean {
  return error instanceof ApiError && [401, 403, 404].includes(error.status);
}

/** Asked beside what the page knows: that would take the page away, with all that was typed into it. */
async function isNobody(): Promise<boolean> {
  try {
    await readJson(currentUserPath);
    return false;
  } catch (error) {
    return error instanceof ApiError && error.status === 401;
  }
}
