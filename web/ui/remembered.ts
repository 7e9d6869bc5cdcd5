import { useSyncExternalStore } from 'react';

/*
 * Small preferences stored in this browser. If the browser can't store them (private window, full or forbidden
 * storage), they last as long as the page is open.
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
    // Kept in memory until the page is closed.
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

/** Forgets everything whose name begins like this, unless it is still needed. */
export function forgetOthers(beginning: string, isNeeded: (name: string) => boolean): void {
  for (const name of [...unsaved.keys(), ...storedNames()])
    if (name.startsWith(beginning) && !isNeeded(name)) forget(name);
}

/**
 * A stored preference, shared by every component that uses it. The server and the first paint use the default.
 */
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

function storedNames(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
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
