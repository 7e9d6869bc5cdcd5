import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainPath, leadsToApi, staysOnThisSite } from './api-address.ts';
import { returnPath } from './return-path.ts';

const disguised = [
  '/api/logout',
  '/api',
  '/api?x=1',
  '/%61pi/logout',
  '/%2561pi/logout',
  '/./api/logout',
  '/x/../api/logout',
  '/x/%2e%2e/api/logout',
  '/x/%252e%252e/api/logout',
  '/x%2f..%2fapi/logout',
  '/%2fapi/logout',
  '\\api\\logout',
  '/x\\..\\api/logout',
  '/a\tpi/logout',
  '/\napi/logout',
  '/API/logout',
  '/api;x/logout',
  '/api./logout',
  '/api%2f../',
];

describe('an address', () => {
  it.each(disguised)('%j leads to the API', (address) => {
    expect(leadsToApi(address)).toBe(true);
  });

  it.each([
    '/',
    '/apiary',
    '/courses/api/x',
    '/api-basics',
    '/courses?next=/api/',
    '/caf%C3%A9',
    '/100%',
    '/%3Fapi/',
  ])('%j does not lead to the API', (address) => {
    expect(leadsToApi(address)).toBe(false);
  });

  it('is recognised as external when it belongs to another site', () => {
    for (const address of ['//evil.example/', '/\\evil.example', '/\t/evil.example', 'https://evil.example/'])
      expect(staysOnThisSite(address)).toBe(false);
  });
});

describe('a plain path', () => {
  it.each([
    '/',
    '/media/plan.png',
    '/media/100%25.png',
    '/caf%C3%A9',
    '/a?b=../c',
    '/a#//b',
    '/.well-known/a',
  ])('is %j', (address) => {
    expect(isPlainPath(address)).toBe(true);
  });

  it.each([
    '',
    'a.png',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/%5cevil.example',
    '/%255cevil.example',
    '/a/../b',
    '/a/..',
    '/./a',
    '/a/%2E%2e/b',
    '/a/%252e%252e/b',
    '/a%2Fb',
    '/a\tb',
    '/a%09b',
  ])('is not %j', (address) => {
    expect(isPlainPath(address)).toBe(false);
  });
});

describe('the return path after signing in', () => {
  it.each(disguised)('is the dashboard instead of %j', (address) => {
    expect(returnPath(address)).toBe('/dashboard');
  });

  const character = fc.constantFrom('a', 'p', 'i', 'A', 'x', '.', '/', '\\', '?', '#', ';', '\t', '\n', '%');
  const written = fc.tuple(character, fc.nat(2)).map(([one, times]) => escaped(one, times));
  const part = fc.oneof(written, fc.constantFrom('/', '../', './', 'api/', '%61pi', '/api', '%2e%2e/'));
  const address = fc.array(part, { maxLength: 12 }).map((parts) => `/${parts.join('')}`);

  it('never resolves to the API, however it is spelled', () => {
    fc.assert(
      fc.property(address, (asked) => {
        const { origin, pathname } = new URL(returnPath(asked), 'https://chalkline.example');
        expect(origin).toBe('https://chalkline.example');
        // What the router compares: the path as a browser resolves it, decoded once.
        expect(pathname.replace(/%[0-7][0-9a-f]/gi, decodeURIComponent)).not.toMatch(/^\/+api(?:\/|$)/);
      }),
      { numRuns: 2000 },
    );
  });
});

function escaped(character: string, times: number): string {
  if (times === 0) return character;
  const code = character.charCodeAt(0).toString(16).padStart(2, '0');
  return `%${'25'.repeat(times - 1)}${code}`;
}
