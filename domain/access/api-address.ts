/** A placeholder origin for resolving paths of this site. */
const thisSite = 'http://this.site';

/** A legitimate URL is never encoded more often than this. */
const mostRounds = 5;

/**
 * Whether a browser that follows this URL of our own site could reach the API. Browsers drop tabs and line
 * breaks, read `\` as `/` and resolve `.` and `..`; the router decodes escapes once. Anything that becomes
 * `/api` in one of these steps counts, however often it was encoded.
 */
export function leadsToApi(address: string): boolean {
  let path = resolvedPath(address);
  for (let round = 0; round < mostRounds; round += 1) {
    if (path === undefined || isApiPath(path)) return true;
    const decoded = decodeOnce(path);
    // Before `..` is resolved: the router does not resolve it.
    if (isApiPath(decoded)) return true;
    const resolved = resolvedPath(decoded);
    if (resolved === path) return false;
    path = resolved;
  }
  return true;
}

/** Whether a browser stays on this site when it follows the URL. */
export function staysOnThisSite(address: string): boolean {
  return URL.canParse(address, thisSite) && new URL(address, thisSite).origin === thisSite;
}

const detours = [
  /[\\\p{Cc}]/u,
  /\/\//,
  /\/\.{1,2}(?:\/|$)/,
  // The same characters escaped, and whatever is escaped twice.
  /%(?:[01][0-9a-f]|7f|2[ef]|5c|25[0-9a-f]{2})/i,
];

/** Whether the address is a path of this site that browsers and servers read as it is written. */
export function isPlainPath(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1);
  return path.startsWith('/') && !detours.some((detour) => detour.test(path));
}

function isApiPath(path: string): boolean {
  return /^\/+api(?:[/.;]|$)/i.test(path);
}

function resolvedPath(address: string): string | undefined {
  return staysOnThisSite(address) ? new URL(address, thisSite).pathname : undefined;
}

/** Only ASCII matters here. An escaped `?` or `#` stays: decoded, it would end the path. Several slashes count as one. */
function decodeOnce(path: string): string {
  return path
    .replace(/%([0-7][0-9a-f])/gi, (written, code: string) => {
      const character = String.fromCharCode(Number.parseInt(code, 16));
      return character === '?' || character === '#' ? written : character;
    })
    .replace(/[\\/]+/g, '/');
}
