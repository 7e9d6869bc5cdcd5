/** Whether a host name always means the local machine. */
export function isLoopback(hostname: string): boolean {
  const name = hostname.toLowerCase();
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/.test(name)
  );
}

/** Whether a site is reachable only from its own machine. */
export function isLoopbackUrl(url: string): boolean {
  return isLoopback(new URL(url).hostname);
}

/**
 * Whether a request's `Host` header names the site at this URL. A page on the internet can let its own name
 * point to a local machine (DNS rebinding), but it cannot make the browser send another name. On a local
 * machine every name of that machine is accepted, at any port, because the product may be reached through a
 * tunnel or a container's port.
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
