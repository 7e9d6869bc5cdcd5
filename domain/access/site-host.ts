/** Whether a host name always means the machine itself. */
export function isLoopback(hostname: string): boolean {
  const name = hostname.toLowerCase();
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/.test(name)
  );
}

/** Whether a site is open to nobody but the person at its machine. */
export function isLoopbackUrl(url: string): boolean {
  return isLoopback(new URL(url).hostname);
}

/**
 * Whether a request's `Host` names the site at this address. A page on the internet can have its own name point at
 * somebody's machine (DNS rebinding), but it can't have the browser send another name. On a machine of one's own every
 * name of that machine will do, at any port: the product may be reached through a tunnel or a port of a container.
 */
export function hostMatcher(publicUrl: string): (host: string | undefined) => boolean {
  const { host: expected, hostname, protocol, port } = new URL(publicUrl);
  const spelledOut = port === '' ? `${hostname}:${protocol === 'https:' ? 443 : 80}` : expected;
  const isOwnMachine = isLoopback(hostname);
  return (host) => {
    if (host === undefined) return false;
    if (host === expected) return true;
    const name = host.toLowerCase();
    if (name === expected || name === spelledOut) return true;
    return isOwnMachine && isLoopback(name.replace(/:\d{1,5}$/, ''));
  };
}
