import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { type TrustedProxies, trustIn } from '../config/trusted-proxies.ts';
import { watchForwarding } from './forwarding-watch.ts';

function openServer(proxies: TrustedProxies) {
  const lines: string[] = [];
  let time = Date.UTC(2026, 10, 16);
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } },
    trustProxy: trustIn(proxies),
  });
  const watch = watchForwarding(app, () => new Date(time), trustIn(proxies));
  app.get('/', async ({ ip }) => ip);
  return {
    watch,
    lines,
    later: (milliseconds: number) => {
      time += milliseconds;
    },
    get: async (headers: Record<string, string>) => (await app.inject({ url: '/', headers })).body,
  };
}

const forwarded = { 'x-forwarded-for': '203.0.113.7' };

describe('a proxy', () => {
  it('is reported once an hour when it is not trusted', async () => {
    const server = openServer(0);
    expect(await server.get({})).toBe('127.0.0.1');
    expect(server.watch.lastUntrustedAt()).toBeUndefined();
    expect(await server.get(forwarded)).toBe('127.0.0.1');
    await server.get({ forwarded: 'for=203.0.113.7' });
    expect(server.lines).toHaveLength(1);
    expect(server.lines[0]).toContain('TRUST_PROXY');
    server.later(60 * 60 * 1000);
    await server.get(forwarded);
    expect(server.lines).toHaveLength(2);
    expect(server.watch.lastUntrustedAt()).toEqual(new Date(Date.UTC(2026, 10, 16, 1)));
  });

  it.each<[TrustedProxies]>([[1], [['127.0.0.0/8']]])(
    'that %j trusts is believed in silence',
    async (proxies) => {
      const server = openServer(proxies);
      expect(await server.get(forwarded)).toBe('203.0.113.7');
      await server.get({ forwarded: 'for=203.0.113.7' });
      expect(server.lines).toEqual([]);
    },
  );

  it('is not trusted at an address that is not listed', async () => {
    const server = openServer(['10.0.0.0/8']);
    expect(await server.get(forwarded)).toBe('127.0.0.1');
    expect(server.lines).toHaveLength(1);
  });
});
