import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const text = "sign-ins and payments here aren't real";
let shared: TestApp;
let own: TestApp;
beforeAll(async () => {
  shared = await siteAt('http://test.example.com');
  own = await siteAt('http://localhost:3000');
});
afterAll(async () => {
  await shared.close();
  await own.close();
});

function siteAt(publicUrl: string): Promise<TestApp> {
  return startTestApp({ environment: { PUBLIC_URL: publicUrl, SANDBOX: 'on' }, hasSandbox: true });
}

describe('a sandbox that others can reach', () => {
  it('says on every page that nothing there is real', async () => {
    const visitor = shared.visitor();
    const { client } = await shared.person('Free');
    for (const page of [
      await visitor.open('/'),
      await visitor.open('/'),
      await visitor.open('/blog'),
      await visitor.open('/privacy-policy'),
      await visitor.open('/nothing/here'),
      await visitor.open('/sandbox/inbox'),
      await visitor.open('/sandbox/payments'),
      await client.open('/account'),
    ]) {
      expect(page.body.split(text)).toHaveLength(2);
    }
    const stylesheet = await visitor.get('/sandbox/test-site.css');
    expect([stylesheet.statusCode, stylesheet.headers['content-type']]).toEqual([
      200,
      'text/css; charset=utf-8',
    ]);
  });

  it("shows no banner on the developer's machine", async () => {
    expect((await own.visitor().open('/')).body).not.toContain(text);
  });
});

describe('a request for another host', () => {
  it('is refused, whatever a proxy reports, while health checks are answered', async () => {
    const ask = (url: string, headers: Record<string, string>) =>
      shared.app.inject({ method: 'GET', url, headers });
    const elsewhere = { host: 'evil.example', 'x-forwarded-host': 'test.example.com' };
    for (const url of [
      '/',
      '/api/courses',
      '/sandbox/inbox',
      '/sandbox/identity/.well-known/openid-configuration',
      '/sandbox/payments/portal',
      '/v1/customers',
      '/nothing/here',
    ]) {
      expect((await ask(url, elsewhere)).statusCode).toBe(421);
    }
    expect((await ask('/api/courses', elsewhere)).json()).toEqual({
      code: 'misdirected',
      message: 'This server only answers at http://test.example.com.',
    });
    expect((await ask('/api/courses', { host: 'TEST.example.com:80' })).statusCode).toBe(200);
    expect((await ask('/healthz', { host: '10.0.0.7:3000' })).statusCode).toBe(200);
    expect((await ask('/readyz', { host: '10.0.0.7:3000' })).statusCode).toBe(200);
  });

  it('gets a page with a link to the right URL, and its style', async () => {
    const ask = (url: string) =>
      shared.app.inject({ method: 'GET', url, headers: { host: 'evil.example', accept: 'text/html' } });
    expect((await ask('/')).body).toContain('<a href="http://test.example.com/" data-main>');
    expect((await ask('/error-page.css')).statusCode).toBe(200);
    expect((await ask('/favicon.svg')).statusCode).toBe(200);
  });

  it("is refused on the developer's machine, where DNS rebinding would reach the sandbox", async () => {
    const status = async (host: string) =>
      (await own.app.inject({ method: 'GET', url: '/sandbox/inbox', headers: { host } })).statusCode;
    expect(await status('rebound.evil.example:3000')).toBe(421);
    expect(await status('127.0.0.1:3000')).toBe(200);
    expect(await status('[::1]:3000')).toBe(200);
  });
});
