const anyOrigin = 'https://chalkline.invalid';

/**
 * Whether somebody who has opened this page sees what a notification is about. Its path must be the same, and
 * every parameter of its query; the page may have more of them. A part of a page must be the one in view.
 */
export function isPageOf(notificationPath: string, openedPath: string): boolean {
  if (!URL.canParse(openedPath, anyOrigin)) return false;
  const wanted = new URL(notificationPath, anyOrigin);
  const opened = new URL(openedPath, anyOrigin);
  if (wanted.pathname !== opened.pathname) return false;
  if (wanted.hash !== '' && wanted.hash !== opened.hash) return false;
  return [...wanted.searchParams].every(([name, value]) => opened.searchParams.get(name) === value);
}
