import { useSyncExternalStore } from 'react';

/** `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const ONE_YEAR = 31_536_000;

/** The cookie that remembers a choice; `system` removes it. */
export function themeCookie(choice: ThemeChoice): string {
  const value = choice === 'system' ? '' : choice;
  return `theme=${value}; path=/; max-age=${value ? ONE_YEAR : 0}; SameSite=Lax`;
}

const listeners = new Set<() => void>();

/** The choice that is shown now; `initial` is what the server read, for the first render. */
export function useTheme(initial: ThemeChoice): ThemeChoice {
  return useSyncExternalStore(listen, shownTheme, () => initial);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function shownTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Shows the choice at once and remembers it for the next request. */
export function applyTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset.theme;
  else dataset.theme = choice;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http and in older browsers
  document.cookie = themeCookie(choice);
  for (const listener of listeners) listener();
}
