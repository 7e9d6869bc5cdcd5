import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const url = '/api/lessons/3901/complete';
const refusal = { code: 'csrf' };

describe('a write', () => {
  it('is refused without a form token and changes nothing', async () => {
    const { client } = await testApp.person('Monthly');
    const reply = await client.send({ method: 'POST', url });
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject(refusal);
    expect((await client.get('/api/user/progress')).json()).toEqual([]);
  });

  it('is refused with an invented token and changes nothing', async () => {
    const { client } = await testApp.person('Monthly');
    await client.formToken();
    const reply = await client.send({ method: 'POST', url, headers: { 'x-csrf-token': 'invented' } });
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toEqual({ ...refusal, message: expect.any(String) });
    expect((await client.get('/api/user/progress')).json()).toEqual([]);
  });

  it('is refused also when its URL contains escapes', async () => {
    const { client } = await testApp.person('Monthly');
    const reply = await client.send({ method: 'POST', url: '/%61pi/lessons/3901/complete' });
    expect(reply.json()).toMatchObject(refusal);
    expect((await client.get('/api/user/progress')).json()).toEqual([]);
  });

  it('is refused with a token but without its cookie', async () => {
    const { client } = await testApp.person('Monthly');
    const token = await client.formToken();
    client.cookies.delete('csrf');
    const reply = await client.send({ method: 'POST', url, headers: { 'x-csrf-token': token } });
    expect(reply.json()).toMatchObject(refusal);
  });

  it('is refused with the token and cookie of another person', async () => {
    const [ada, eve] = [await testApp.person('Monthly'), await testApp.person('Monthly')];
    const token = await eve.client.formToken();
    ada.client.cookies.set('csrf', eve.client.cookies.get('csrf') ?? '');
    const reply = await ada.client.send({ method: 'POST', url, headers: { 'x-csrf-token': token } });
    expect(reply.json()).toMatchObject(refusal);
    expect((await ada.client.get('/api/user/progress')).json()).toEqual([]);
  });

  it('is refused with the token of another session of the same person', async () => {
    const { client, signInAgain } = await testApp.person('Monthly');
    const [earlier] = (await client.get('/api/account/sessions')).json<{ id: string }[]>();
    const token = await client.formToken();
    await signInAgain();
    const end = { method: 'DELETE', url: `/api/account/sessions/${earlier?.id}` } as const;
    for (const headers of [{}, { 'x-csrf-token': 'invented' }, { 'x-csrf-token': token }]) {
      const reply = await client.send({ ...end, headers });
      expect(reply.statusCode).toBe(403);
      expect(reply.json()).toMatchObject(refusal);
    }
    expect((await client.get('/api/account/sessions')).json()).toHaveLength(2);
    expect((await client.write('DELETE', end.url)).statusCode).toBe(204);
    expect((await client.get('/api/account/sessions')).json()).toMatchObject([{ isCurrent: true }]);
  });

  it('is refused with a token from before signing in', async () => {
    const visitor = testApp.visitor();
    const token = await visitor.formToken();
    const { client } = await testApp.person('Monthly');
    visitor.cookies.set('session', client.cookies.get('session') ?? '');
    const reply = await visitor.send({ method: 'POST', url, headers: { 'x-csrf-token': token } });
    expect(reply.json()).toMatchObject(refusal);
  });

  it('may send the token as a form field', async () => {
    const { client } = await testApp.person('Monthly');
    const token = await client.formToken();
    const reply = await client.send({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ _csrf: token }).toString(),
    });
    expect(reply.statusCode).toBe(200);
  });

  it.each(['PUT', 'PATCH', 'DELETE'] as const)(
    'by %s to an unknown address is refused in the same way',
    async (method) => {
      const reply = await testApp.visitor().send({ method, url: '/api/nothing' });
      expect(reply.json()).toMatchObject(refusal);
    },
  );
});

describe('the token in a page', () => {
  const tokenAt = async (client: TestClient, address: string) =>
    /"csrfToken":"([^"]+)"/.exec((await client.open(address)).body)?.[1] ?? '';

  it('stays the same for a browser, and allows to write', async () => {
    const { client } = await testApp.person('Monthly');
    await client.formToken();
    const token = await tokenAt(client, '/prompts');
    expect(await tokenAt(client, '/dashboard')).toBe(token);
    const reply = await client.send({ method: 'POST', url, headers: { 'x-csrf-token': token } });
    expect(reply.statusCode).toBe(200);
  });

  it('is another one in every page that repeats what its address says', async () => {
    const { client } = await testApp.person('Monthly');
    await client.formToken();
    const addresses = ['/prompts', '/prompts?search=a', '/prompts?search=a'];
    const tokens = await Promise.all(addresses.map((address) => tokenAt(client, address)));
    expect(new Set(tokens).size).toBe(3);
  });
});
