/** `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const ONE_YEAR = 31_536_000;

/** The choice that a `Cookie` header carries; the server sets `data-theme` on the document from it. */
export function themeFromCookie(header: string | undefined): ThemeChoice {
  const found = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(header ?? '')?.[1];
  return found === 'light' || found === 'dark' ? found : 'system';
}

/** The cookie that remembers a choice; `system` removes it. */
export function themeCookie(choice: ThemeChoice): string {
  const value = choice === 'system' ? '' : choice;
  return `theme=${value}; path=/; max-age=${value ? ONE_YEAR : 0}; SameSite=Lax`;
}

/** Shows the choice at once and remembers it for the next request. */
export function applyTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset.theme;
  else dataset.theme = choice;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http and in older browsers
  document.cookie = themeCookie(choice);
}
