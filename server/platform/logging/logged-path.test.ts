import { describe, expect, it } from 'vitest';
import { newToken } from '../security/secret-token.ts';
import { loggedPath } from './logged-path.ts';

describe('the path in the log', () => {
  it.each([
    '/',
    '/build-your-first-website/1',
    '/api/founder/members/5c4ae2b9-5a2e-4b5a-9be1-3ea2e6c1c1a1',
    '/media/pictures/0123456789abcdef.webp',
    '/api/courses/39/notify-me',
    '/caf%C3%A9',
  ])('is %s as requested', (path) => {
    expect(loggedPath(path)).toBe(path);
  });

  it.each([
    ['/certificates/abc/certificate.pdf', '/certificates/…/certificate.pdf'],
    ['/notify-me/confirm/abc', '/notify-me/confirm/…'],
    ['/api/notify-me/abc', '/api/notify-me/…'],
    ['/api/checkout/sessions/cs_test_1', '/api/checkout/sessions/…'],
    ['/certificate%73/abc', '/certificate%73/…'],
    ['/share-images/certificates/abc.png', '/share-images/certificates/…'],
    ['/api/auth/google/callback?code=a&state=b', '/api/auth/google/callback'],
  ])('of %s is %s', (url, path) => {
    expect(loggedPath(url)).toBe(path);
  });

  it('never contains a token, wherever it is', () => {
    for (let count = 0; count < 100; count += 1) {
      const token = newToken();
      const escaped = `%${token.charCodeAt(0).toString(16)}${token.slice(1)}`;
      for (const one of [token, escaped, `${token}.png`, `cs_test_${token}`]) {
        expect(loggedPath(`/somewhere/${one}/else`)).toBe('/somewhere/…/else');
      }
    }
  });
});
