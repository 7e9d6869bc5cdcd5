import { useSyncExternalStore } from 'react';

/** Whether what the server has rendered is being taken over; always on the server. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

const neverChanges = () => () => {};
