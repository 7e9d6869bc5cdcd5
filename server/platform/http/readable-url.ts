import { isUnkeepable } from './unkeepable-text.ts';

/** Three steps deep, where no screen and no call can be. */
const nowhere = { call: '/api/not/a/readable/address', page: '/not/a/readable/address' };

/**
 * A request's address as the router can read it. The router refuses an address whose escapes mean
 * nothing before any page could answer; such an address is only unknown, like any other.
 */
export function readableUrl(url: string): string {
  if (isReadable(url)) return url;
  return url.startsWith('/api/') ? nowhere.call : nowhere.page;
}

function isReadable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    return !isUnkeepable(decodeURIComponent(pathOf(url)));
  } catch {
    return false;
  }
}

function pathOf(url: string): string {
  return url.split('?', 1).join('');
}
