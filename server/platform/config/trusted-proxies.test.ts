import { describe, expect, it } from 'vitest';
import { parseTrustedProxies, trustIn } from './trusted-proxies.ts';

describe('trusted proxies', () => {
  it('are given as a number, or as a list of addresses and ranges', () => {
    expect(parseTrustedProxies('0')).toBe(0);
    expect(parseTrustedProxies('2')).toBe(2);
    expect(parseTrustedProxies('10.0.0.0/8, 127.0.0.1,fd00::/8')).toEqual([
      '10.0.0.0/8',
      '127.0.0.1',
      'fd00::/8',
    ]);
  });

  it.each([
    '-1',
    '1.5',
    'yes',
    'loopback',
    '10.0.0.0/33',
    '10.0.0',
    'fd00::/129',
    '10.0.0.1,',
    '0.0.0.0/0',
    '::/0',
  ])('are not %s', (text) => {
    expect(parseTrustedProxies(text)).toBeUndefined();
  });

  it('are trusted by their number of hops', () => {
    const trust = trustIn(1);
    expect([trust('203.0.113.7', 0), trust('203.0.113.7', 1)]).toEqual([true, false]);
  });

  it('are trusted by their address, also written as IPv6', () => {
    const trust = trustIn(['10.0.0.0/8', '127.0.0.1', 'fd00::/8']);
    const trusted = ['10.1.2.3', '127.0.0.1', '::ffff:10.1.2.3', 'fd12::1'];
    const others = ['11.0.0.1', '127.0.0.2', '::ffff:11.0.0.1', 'fe80::1', '', 'unknown'];
    for (const address of trusted) expect([address, trust(address, 5)]).toEqual([address, true]);
    for (const address of others) expect([address, trust(address, 0)]).toEqual([address, false]);
  });
});
