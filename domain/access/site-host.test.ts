import { describe, expect, it } from 'vitest';
import { hostMatcher, isLoopbackUrl } from './site-host.ts';

describe('a loopback address', () => {
  it.each([
    'http://localhost:3000',
    'http://chalkline.localhost',
    'http://127.0.0.1:80',
    'http://127.8.9.1',
    'http://[::1]:3000',
    'http://LOCALHOST',
  ])('is %s', (url) => {
    expect(isLoopbackUrl(url)).toBe(true);
  });

  it.each([
    'https://learn.example.com',
    'http://192.168.1.5:3000',
    'http://localhost.example.com',
    'http://127.0.0.1.example.com',
    'http://notlocalhost',
    'http://0.0.0.0:3000',
  ])('is not %s', (url) => {
    expect(isLoopbackUrl(url)).toBe(false);
  });
});

describe('the host of a request to a public site', () => {
  const matches = hostMatcher('https://learn.example.com');

  it.each(['learn.example.com', 'Learn.Example.com', 'learn.example.com:443'])('can be %s', (host) => {
    expect(matches(host)).toBe(true);
  });

  it.each([
    undefined,
    '',
    'example.com',
    'evil.example',
    'learn.example.com:8443',
    'learn.example.com.evil.example',
    'localhost:3000',
    '127.0.0.1',
  ])('cannot be %s', (host) => {
    expect(matches(host)).toBe(false);
  });

  it('has the port of the URL where it names one', () => {
    expect(hostMatcher('http://learn.example.com:8080')('learn.example.com:8080')).toBe(true);
    expect(hostMatcher('http://learn.example.com:8080')('learn.example.com')).toBe(false);
  });
});

describe("the host of a request to a site on the developer's machine", () => {
  const matches = hostMatcher('http://localhost:3000');

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost', 'app.localhost:8080'])(
    'can be %s',
    (host) => {
      expect(matches(host)).toBe(true);
    },
  );

  it.each(['evil.example:3000', 'localhost.evil.example', '192.168.1.5:3000', undefined])(
    'cannot be %s, as it would be after DNS rebinding',
    (host) => {
      expect(matches(host)).toBe(false);
    },
  );
});
