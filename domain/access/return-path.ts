import { leadsToApi } from './api-address.ts';
import { defaultReturnPath } from './default-return-path.ts';

const longestReturnPath = 1024;

/**
 * Where a person goes after signing in. Only a page of this site is accepted: browsers read `//host`,
 * `/\\host` and paths with control characters as another site, and the API is not a page, however it is
 * spelled.
 */
export function returnPath(asked: string | null | undefined): string {
  return knownReturnPath(asked) ?? defaultReturnPath;
}

/** The same without a default: undefined for anything that is not a page of this site. */
export function knownReturnPath(asked: string | null | undefined): string | undefined {
  return asked && isPageOfThisSite(asked) ? escaped(asked) : undefined;
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

/** Escapes the path for a header; existing escapes stay. */
function escaped(path: string): string {
  return encodeURI(path).replaceAll('%25', '%');
}
