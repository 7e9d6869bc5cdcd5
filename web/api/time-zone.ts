import type { CurrentUser } from '@chalkline/contract/people';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { renderedDataOf } from './rendered-data.ts';
import { knownData } from './resource.ts';

import { currentUserResource } from './resources.ts';

/**
 * The viewer's time zone, or null while nobody knows it: times and days are then written in UTC. Every page knows its
 * viewer, so nothing is requested for it.
 *
 * On somebody's first page, the browser finds out the time zone while parts of the page still wait for their code.
 * Each part is hydrated with the time zone that the server has used, and takes the new one right after.
 */
export function useTimeZone(): string | null {
  const client = useQueryClient();
  const subscribe = useCallback((changed: () => void) => subscribeToViewer(client, changed), [client]);
  return useSyncExternalStore(
    subscribe,
    () => knownTimeZone(client),
    () => renderedTimeZone(client),
  );
}

function subscribeToViewer(client: QueryClient, changed: () => void): () => void {
  const [address] = currentUserResource.key;
  return client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === address) changed();
  });
}

function renderedTimeZone(client: QueryClient): string | null {
  const viewer = renderedDataOf<CurrentUser | null>(client, currentUserResource.key);
  return viewer === undefined ? knownTimeZone(client) : (viewer?.timeZone ?? null);
}

function knownTimeZone(client: QueryClient): string | null {
  return knownData(client, currentUserResource)?.timeZone ?? null;
}
