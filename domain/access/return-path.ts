export const defaultReturnPath = '/dashboard';

const longestReturnPath = 1024;

/**
 * Where somebody goes after signing in. Only a path on this site is kept: a browser reads `//host`,
 * `/\host` and paths with control characters as another site.
 */
export function returnPath(asked: string | null | undefined): string {
  return asked && isPathOnThisSite(asked) ? asked : defaultReturnPath;
}

function isPathOnThisSite(path: string): boolean {
  return (
    path.length <= longestReturnPath &&
    path.startsWith('/') &&
    !path.includes('//') &&
    !path.includes('\\') &&
    !hasControlCharacter(path)
  );
}

function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text);
}
