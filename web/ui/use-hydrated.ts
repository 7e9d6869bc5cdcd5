import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether scripts handle this part already. A box that is ticked before would lose its tick. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
