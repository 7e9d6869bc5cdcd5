import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

async function headersAt(publicUrl: string, path = '/') {
  const app = Fastify();
  securityHeaders(app, publicUrl);
  app.get('/', async () => 'a page');
  app.get('/assets/*', async () => 'a part');
  app.get('/media/*', async () => 'a picture');
  return (await app.inject(path)).headers;
}

describe('the security headers', () => {
  it('require https only where the site is served by https', async () => {
    const secure = await headersAt('https://learn.example.com');
    expect(secure['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(secure['content-security-policy']).toMatch(/;upgrade-insecure-requests$/);
    const plain = await headersAt('http://localhost:3000');
    expect(plain).not.toHaveProperty('strict-transport-security');
    expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  it('stop other sites from framing a page, and pages from loading other origins', async () => {
    const headers = await headersAt('http://localhost:3000');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).not.toMatch(/\*|unsafe-eval|unsafe-inline|unsafe-hashes/);
  });

  it('allow HTML to be inserted by one trusted-types policy only', async () => {
    const headers = await headersAt('http://localhost:3000');
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(headers['content-security-policy']).toMatch(/trusted-types rendered-markdown(?:;|$)/);
  });

  it('send the origin without the path to linked sites', async () => {
    const headers = await headersAt('http://localhost:3000');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it.each(['/assets/part.js', '/media/poster.avif'])(
    'are reduced to the relevant ones for %s',
    async (path) => {
      const headers = await headersAt('https://learn.example.com', path);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
      expect(headers).not.toHaveProperty('content-security-policy');
    },
  );

  it.each([
    '/assets/part.svg',
    '/media/drawing.SVG',
    '/media/drawing.svg?1',
    '/media/drawing.sv%67',
    '/media/page.html',
  ])('are complete for %s, because a browser displays it as a page', async (path) => {
    const headers = await headersAt('https://learn.example.com', path);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['x-frame-options']).toBe('DENY');
  });
});
