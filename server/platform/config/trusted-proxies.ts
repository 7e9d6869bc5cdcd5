import { BlockList, isIP } from 'node:net';

/** How many proxies are in front of the server, or their addresses. */
export type TrustedProxies = number | readonly string[];

/** Parses `2` or `10.0.0.0/8,127.0.0.1`. Returns undefined for anything else. */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d{1,3}$/.test(text.trim())) return Number(text);
  const ranges = text.split(',').map((range) => range.trim());
  return ranges.every((range) => parseRange(range) !== undefined) ? ranges : undefined;
}

/**
 * Returns a function that decides whether the proxy at an address, so many hops away, is trusted to name
 * its client.
 */
export function trustIn(proxies: TrustedProxies): (address: string, hop: number) => boolean {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  const trusted = new BlockList();
  for (const range of proxies) {
    const { network, bits, family } = parseRange(range) ?? {};
    if (network && bits !== undefined && family) trusted.addSubnet(network, bits, family);
  }
  return (address) => {
    const version = isIP(address);
    return version !== 0 && trusted.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
}

interface Range {
  readonly network: string;
  readonly bits: number;
  readonly family: 'ipv4' | 'ipv6';
}

function parseRange(text: string): Range | undefined {
  const [, network = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(network);
  const most = version === 4 ? 32 : 128;
  const bits = prefix === undefined ? most : Number(prefix);
  // A range of all addresses would let every client choose its own address.
  if (version === 0 || bits > most || bits === 0) return undefined;
  return { network, bits, family: version === 4 ? 'ipv4' : 'ipv6' };
}
