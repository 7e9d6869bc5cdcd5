import { isUnstorable } from './unstorable-text.ts';

/** Paths that no page and no API call uses. */
const nowhere = { call: '/api/not/a/readable/address', page: '/not/a/readable/address' };

/**
 * Returns a URL that the router can read. The router rejects malformed escapes before any page could
 * answer, but such a URL should get the normal not-found page.
 */
export function readableUrl(url: string): string {
  if (isReadable(url)) return url;
  return url.startsWith('/api/') ? nowhere.call : nowhere.page;
}

function isReadable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    return !isUnstorable(decodeURIComponent(pathOf(url)));
  } catch {
    return false;
  }
}

function pathOf(url: string): string {
  return url.split('?', 1).join('');
}
