import { BlockList, isIP } from 'node:net';

/** Ranges that lead to this machine, to its network, or nowhere. */
const privateIpv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Within the public range of IPv6: documentation, and tunnels that can contain a private IPv4 address. */
const specialIpv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const blocked = new BlockList();
for (const [network, prefix] of privateIpv4) blocked.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of specialIpv6) blocked.addSubnet(network, prefix, 'ipv6');

const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked.check(address, 'ipv4');
  // Everything else, mapped IPv4 addresses included, lies outside of the public range.
  return family === 6 && publicIpv6.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}
