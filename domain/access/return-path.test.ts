import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

describe('the return path after signing in', () => {
  it.each(['/', '/courses', '/courses?search=a%20b', '/first-website/3#notes'])('keeps %s', (path) => {
    expect(returnPath(path)).toBe(path);
  });

  it.each([
    undefined,
    '',
    'courses',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/courses//evil.example',
    '/\tcourses',
    '/courses\r\nSet-Cookie: a=b',
    `/${'a'.repeat(2000)}`,
    '/api/logout',
    '/\ud800',
  ])('replaces %j by the dashboard', (path) => {
    expect(returnPath(path)).toBe('/dashboard');
  });

  it('is valid in a header, whatever its script', () => {
    expect(returnPath('/café?q=日本')).toBe('/caf%C3%A9?q=%E6%97%A5%E6%9C%AC');
    expect(returnPath('/a%20b')).toBe('/a%20b');
  });

  it('never leaves the site, whatever is requested', () => {
    const site = 'https://chalkline.example';
    const hostile = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.string().map((tail) => `/${tail}`),
    );
    fc.assert(
      fc.property(hostile, (asked) => {
        expect(new URL(returnPath(asked), site).origin).toBe(site);
      }),
    );
  });
});
