import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const lines: string[] = [];
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({
    environment: { LOG_LEVEL: 'info', SIGN_INS_PER_MINUTE: '3', WRITES_PER_MINUTE: '5' },
    logs: { write: (line) => lines.push(line) },
  });
});
afterAll(() => testApp.close());

describe('every reply', () => {
  it('has the security headers, which allow scripts of this site only', async () => {
    const { headers } = await testApp.visitor().open('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toContain('unsafe');
    for (const host of ['youtube-nocookie.com', 'player.vimeo.com', 'loom.com', 'drive.google.com']) {
      expect(policy).toMatch(new RegExp(`frame-src[^;]*${host}`));
    }
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('has a request id, which is the given one when that is well-formed', async () => {
    const given = await testApp.visitor().get('/healthz', { 'x-request-id': 'from-the-proxy-1' });
    const hostile = await testApp.visitor().get('/healthz', { 'x-request-id': 'x"}\n{"forged":true' });
    expect(given.headers['x-request-id']).toBe('from-the-proxy-1');
    expect(hostile.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('a script of the site', () => {
  it('is sent in the best compression of the browser, and may be cached forever', async () => {
    const { body } = await testApp.visitor().open('/');
    const address = /(\/assets\/every-page[^" ]+)/.exec(body)?.[1] ?? '';
    const sizes: number[] = [];
    for (const accepted of ['br, gzip', 'gzip', 'identity']) {
      const reply = await testApp.visitor().get(address, { 'accept-encoding': accepted });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-type']).toMatch(/javascript/);
      expect(String(reply.headers.vary).toLowerCase()).toBe('accept-encoding');
      expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      sizes.push(reply.rawPayload.length);
    }
    expect(sizes).toEqual(sizes.toSorted((left, right) => left - right));
    expect(sizes[1]).toBeLessThan((sizes[2] ?? 0) / 2);
  });
});

describe('a file that is too small to be stored compressed', () => {
  it('has one Vary header for its encoding', async () => {
    const reply = await testApp.visitor().get('/favicon.svg', { 'accept-encoding': 'gzip' });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers.vary).toBe('accept-encoding');
  });
});

describe('the log', () => {
  it('has one line per request, without query, cookies or tokens', async () => {
    const { client } = await testApp.person('Monthly');
    const session = client.cookies.get('session') ?? '';
    lines.length = 0;
    await client.get('/api/auth/google/callback?code=secret-code&state=secret-state', {
      authorization: 'Bearer key',
    });
    const entries = lines.map((line) => JSON.parse(line));
    expect(entries.filter((entry) => entry.msg === 'request')).toMatchObject([
      { path: '/api/auth/google/callback', status: 303, requestId: expect.any(String) },
    ]);
    const text = lines.join('');
    for (const secret of [session, 'secret-code', 'secret-state', 'Bearer key'])
      expect(text).not.toContain(secret);
  });
});

describe('a call that cannot be answered', () => {
  it('is not found as JSON at an unknown URL', async () => {
    const reply = await testApp.visitor().get('/api/nothing');
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ code: 'not_found', message: "This address doesn't exist." });
  });

  it('is invalid when its JSON is broken', async () => {
    const { client } = await testApp.person('Monthly');
    const headers = { 'content-type': 'application/json', 'x-csrf-token': await client.formToken() };
    const reply = await client.send({
      method: 'POST',
      url: '/api/lessons/3901/complete',
      headers,
      payload: '{',
    });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ code: 'invalid' });
  });

  it('is not refused because its JSON is empty', async () => {
    const { client } = await testApp.person('Monthly');
    const headers = { 'content-type': 'application/json', 'x-csrf-token': await client.formToken() };
    const complete = { method: 'POST', url: '/api/lessons/3901/complete' } as const;
    expect((await client.send({ ...complete, headers })).statusCode).toBe(200);
    const unknown = '/api/snapshots/00000000-0000-4000-8000-000000000000';
    expect((await client.send({ method: 'DELETE', url: unknown, headers })).statusCode).toBe(404);
    const needed = await client.send({ method: 'POST', url: '/api/snapshots', headers });
    expect([needed.statusCode, needed.json().code]).toEqual([422, 'invalid']);
  });

  it('is refused, not failed, when it contains a character the database cannot store', async () => {
    expect((await testApp.visitor().get('/api/courses?search=%00')).json()).toMatchObject({
      code: 'invalid',
    });
    expect((await testApp.visitor().get('/api/courses/slug/a%00b')).statusCode).toBe(404);
    expect((await testApp.visitor().open('/a%00b')).statusCode).toBe(404);
  });

  it('does not affect pages', async () => {
    const { client } = await testApp.person('Monthly');
    const page = await client.open('/courses?search=%00');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Build Your First Website');
    expect((await testApp.visitor().open('/?x=%00')).statusCode).toBe(200);
  });

  it('says when its body is too large or of an unknown type', async () => {
    const { client } = await testApp.person('Monthly');
    const token = await client.formToken();
    const send = (type: string, payload: string) =>
      client.send({
        method: 'POST',
        url: '/api/lessons/3901/complete',
        headers: { 'content-type': type, 'x-csrf-token': token },
        payload,
      });
    expect((await send('application/json', `"${'a'.repeat(1024 * 1024)}"`)).json()).toMatchObject({
      code: 'too_large',
    });
    expect((await send('text/csv', 'a,b')).json()).toMatchObject({ code: 'unsupported_type' });
  });
});

describe('a client that sends too many requests', () => {
  it('is asked to slow down, at sign-in and at writes', async () => {
    const client = testApp.visitor();
    const signIns = await Promise.all(Array.from({ length: 4 }, () => client.get('/api/auth/google')));
    expect(signIns.map((reply) => reply.statusCode)).toContain(429);
    expect((await client.send({ method: 'HEAD', url: '/api/auth/google' })).statusCode).toBe(429);
    const { client: writer } = await testApp.person('Monthly');
    const token = await writer.formToken();
    const write = () =>
      writer.send({ method: 'POST', url: '/api/lessons/3901/complete', headers: { 'x-csrf-token': token } });
    const writes = await Promise.all(Array.from({ length: 8 }, write));
    // Of simultaneous writes, any three may be the refused ones.
    const refused = writes.filter((reply) => reply.json().code === 'slow_down');
    expect(refused.map((reply) => reply.statusCode)).toEqual([429, 429, 429]);
  });
});

describe('the rate limit of a person', () => {
  const url = '/api/lessons/3901/complete';

  it('cannot be used up by other people at the same address, nor by their own signed-out browser', async () => {
    const { client } = await testApp.person('Monthly');
    const headers = { 'x-csrf-token': await client.formToken() };
    const withoutToken = Array.from({ length: 10 }, () => client.send({ method: 'POST', url }));
    expect(new Set((await Promise.all(withoutToken)).map((reply) => reply.statusCode))).toEqual(
      new Set([403]),
    );
    const visitor = testApp.visitor();
    const attempts = Array.from({ length: 30 }, () => visitor.send({ method: 'POST', url }));
    expect((await Promise.all(attempts)).map((reply) => reply.json().code)).toContain('slow_down');
    expect((await client.send({ method: 'POST', url, headers })).statusCode).toBe(200);
  });

  it('is not shared with another person', async () => {
    const [ada, bo] = [await testApp.person('Monthly'), await testApp.person('Monthly')];
    const headers = { 'x-csrf-token': await ada.client.formToken() };
    const send = () => ada.client.send({ method: 'POST', url, headers });
    const statuses = (await Promise.all(Array.from({ length: 8 }, send))).map((reply) => reply.statusCode);
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect((await bo.client.write('POST', url)).statusCode).toBe(200);
  });
});

describe('the API', () => {
  it('is described as OpenAPI, call by call, generated from its contract', async () => {
    const { paths, components } = (await testApp.visitor().get('/api/docs/json')).json();
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/api/courses', '/api/courses/slug/{courseSlug}', '/api/user/progress']),
    );
    expect(Object.keys(paths).every((path: string) => path.startsWith('/api/'))).toBe(true);
    expect(Object.keys(components.schemas)).toContain('Course');
  });

  it('shows the calls of the founder console to staff only', async () => {
    const { client: member } = await testApp.person('Consulting');
    const { client: editor } = await testApp.person('Free', { role: 'editor' });
    for (const [client, isShown] of [
      [testApp.visitor(), false],
      [member, false],
      [editor, true],
    ] as const) {
      for (const format of ['json', 'yaml']) {
        const reply = await client.get(`/api/docs/${format}`);
        expect([format, reply.body.includes('/api/founder/')]).toEqual([format, isShown]);
        expect([format, reply.body.includes('OperationChecks')]).toEqual([format, isShown]);
        expect(reply.headers['cache-control']).toBe('private, no-store');
      }
    }
    const pages = ['/api/docs', '/api/docs/static/swagger-initializer.js'];
    for (const page of pages) expect((await testApp.visitor().get(page)).body).not.toContain('/api/founder');
  });

  it('has a documentation page with nearly the same content security policy', async () => {
    const { headers } = await testApp.visitor().open('/api/docs');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self';.*style-src 'self' 'sha256-[^']+';/);
    expect(policy).not.toMatch(/unsafe|trusted-types|;$/);
    // The viewer's script adds this style. A new version of the viewer needs a new hash.
    const script = await testApp.visitor().get('/api/docs/static/swagger-ui-standalone-preset.js');
    const [style = ''] = /\.logo_small_svg__[^"'`<]*/.exec(script.body) ?? [];
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  });
});
