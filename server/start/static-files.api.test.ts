import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let testApp: TestApp;
let script = '';
/** A file that keeps its address when its content changes. */
const film = '/media/how-consulting-works.mp4';
beforeAll(async () => {
  testApp = await startTestApp();
  const { body } = await testApp.visitor().open('/');
  script = /(\/assets\/every-page[^" ]+)/.exec(body)?.[1] ?? '';
});
afterAll(() => testApp.close());

/** The headers that every displayable reply needs. */
const securityHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

const unknown = [
  '/assets/nothing.js',
  '/assets/',
  '/assets/deeper/nothing',
  '/%61ssets/nothing.js',
  '/media/nothing.webp',
  '/media/pictures/nothing.webp',
  '/assets/..%2f.vite%2fclient-manifest.json',
];

describe('an unknown file', () => {
  it.each(unknown)('%s is a small 404 with every security header', async (url) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const reply = await testApp.visitor().send({ method, url, headers: { accept: 'text/html' } });
      expect(reply.statusCode).toBe(404);
      expect(Object.keys(reply.headers)).toEqual(expect.arrayContaining(securityHeaders));
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.rawPayload.length).toBeLessThan(1024);
    }
  });
});

describe('a file of the build', () => {
  const basics = ['cross-origin-resource-policy', 'x-content-type-options'];

  it('has its headers in full, partial and 304 replies and for HEAD', async () => {
    const whole = await testApp.visitor().get(film);
    const etag = String(whole.headers.etag);
    const replies = [
      whole,
      await testApp.visitor().send({ method: 'HEAD', url: film }),
      await testApp.visitor().get(film, { range: 'bytes=0-9' }),
      await testApp.visitor().get(film, { 'if-none-match': etag }),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 206, 304]);
    for (const { headers } of replies) {
      expect(Object.keys(headers)).toEqual(expect.arrayContaining(basics));
      expect(headers).not.toHaveProperty('content-security-policy');
    }
  });

  it('has few and short headers if its name contains its hash, because a page loads up to twenty', async () => {
    const { headers } = await testApp.visitor().get(script, { 'accept-encoding': 'br' });
    const { connection, 'keep-alive': _, date, ...own } = headers;
    expect(Object.keys(own).sort()).toEqual([
      'cache-control',
      'content-encoding',
      'content-length',
      'content-type',
      'cross-origin-resource-policy',
      'vary',
      'x-content-type-options',
    ]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('has compressed copies without a URL of their own', async () => {
    for (const copy of [`${script}.br`, `${script}.gz`]) {
      expect((await testApp.visitor().get(copy)).statusCode).toBe(404);
    }
  });

  it('answers 416 with its length and every security header for a range outside the file', async () => {
    const { headers } = await testApp.visitor().get(film);
    const reply = await testApp.visitor().get(film, { range: 'bytes=99999999-' });
    expect(reply.statusCode).toBe(416);
    expect(reply.headers['content-range']).toBe(`bytes */${headers['content-length']}`);
    expect(reply.json()).toMatchObject({ code: 'range_not_satisfiable' });
    expect(Object.keys(reply.headers)).toEqual(expect.arrayContaining(securityHeaders));
  });
});
