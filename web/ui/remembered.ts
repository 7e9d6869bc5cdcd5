import { useSyncExternalStore } from 'react';

/*
 * Small choices that this browser remembers. A browser that keeps nothing (private windows, a full or
 * forbidden storage) still has them for as long as the page is open.
 */

const unsaved = new Map<string, string>();
const listeners = new Set<() => void>();

export function recall(name: string): string | null {
  return unsaved.get(name) ?? fromStorage(name);
}

export function remember(name: string, value: string): void {
  unsaved.set(name, value);
  try {
    localStorage.setItem(name, value);
    unsaved.delete(name);
  } catch {
    // Kept above, until the page is closed.
  }
  announce();
}

export function forget(name: string): void {
  unsaved.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // There was nothing to be removed.
  }
  announce();
}

/** A remembered choice, the same wherever it is shown. The server and the first paint show nothing remembered. */
export function useRemembered(name: string): readonly [string | null, (value: string) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => recall(name),
    () => null,
  );
  return [value, (next) => remember(name, next)];
}

function fromStorage(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
