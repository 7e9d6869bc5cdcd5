import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { timesAnHour, timesPerClient } from './rate-limits.ts';

const from = (ip: string) => ({ ip, caller: async () => ({ viewer: null }) }) as unknown as FastifyRequest;

describe('the address that rate limits count', () => {
  it.each([
    ['a minute', timesPerClient(1)],
    ['an hour', timesAnHour(1)],
  ])('a limit for %s counts the IPv6 addresses of one network as one client', async (_, { keyGenerator }) => {
    const keyOf = (ip: string) => keyGenerator?.(from(ip));
    expect(await keyOf('2001:db8:1:2::3')).toBe(await keyOf('2001:db8:1:2:ffff::4'));
    expect(await keyOf('2001:db8:1:2::3')).not.toBe(await keyOf('2001:db8:1:3::3'));
    expect(await keyOf('203.0.113.7')).not.toBe(await keyOf('203.0.113.8'));
  });
});
