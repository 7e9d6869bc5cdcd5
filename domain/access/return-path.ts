import { leadsToApi } from './api-address.ts';

export const defaultReturnPath = '/dashboard';

const longestReturnPath = 1024;

/**
 * Where somebody goes after signing in. Only a page of this site is kept: a browser reads `//host`,
 * `/\\host` and paths with control characters as another site, and the API is no page, however it is spelled.
 */
export function returnPath(asked: string | null | undefined): string {
  return asked && isPageOfThisSite(asked) ? escaped(asked) : defaultReturnPath;
}

function isPageOfThisSite(path: string): boolean {
  return (
    path.length <= longestReturnPath &&
    path.startsWith('/') &&
    !leadsToApi(path) &&
    !path.includes('//') &&
    !path.includes('\\') &&
    !/\p{Cc}/u.test(path) &&
    !/\p{Cs}/u.test(path)
  );
}

/** As it can stand in a header; what is escaped already stays as it is. */
function escaped(path: string): string {
  return encodeURI(path).replaceAll('%25', '%');
}
