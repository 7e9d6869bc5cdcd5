import type { Query } from '@tanstack/react-query';

/** Marks what is read before anybody asks for it. */
export const loadedAhead = { isLoadedAhead: true } as const;

/** Whether nobody has asked for it yet. It is read again when somebody does. */
export function isOnlyLoadedAhead(query: Pick<Query, 'meta' | 'getObserversCount'>): boolean {
  return query.meta?.isLoadedAhead === true && query.getObserversCount() === 0;
}
