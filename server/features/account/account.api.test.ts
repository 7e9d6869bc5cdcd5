import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

describe("somebody's sessions", () => {
  it('are listed with their device, the current one marked', async () => {
    const { client } = await testApp.person('Free');
    expect((await client.get('/api/account/sessions')).json()).toMatchObject([
      { device: 'Chrome on Linux', isCurrent: true },
    ]);
  });

  it('can be ended one by one', async () => {
    const { client } = await testApp.person('Free');
    const [session] = (await client.get('/api/account/sessions')).json();
    expect((await client.write('DELETE', `/api/account/sessions/${session.id}`)).statusCode).toBe(204);
    expect((await client.get('/api/auth/user')).statusCode).toBe(401);
  });

  it('end without the others', async () => {
    const { client, signInAgain } = await testApp.person('Free');
    const earlierCookie = client.cookies.get('session') ?? '';
    const [earlier] = (await client.get('/api/account/sessions')).json<{ id: string }[]>();
    await signInAgain();
    await client.write('DELETE', `/api/account/sessions/${earlier?.id}`);
    expect((await client.get('/api/auth/user')).statusCode).toBe(200);
    client.cookies.set('session', earlierCookie);
    expect((await client.get('/api/auth/user')).statusCode).toBe(401);
  });

  it('cannot be seen or ended by anybody else', async () => {
    const [ada, eve] = [await testApp.person('Free'), await testApp.person('Free')];
    const [session] = (await ada.client.get('/api/account/sessions')).json();
    const seen = (await eve.client.get('/api/account/sessions')).json<{ id: string }[]>().map(({ id }) => id);
    expect(seen).not.toContain(session.id);
    const refused = await eve.client.write('DELETE', `/api/account/sessions/${session.id}`);
    expect(refused.statusCode).toBe(404);
    expect(refused.json()).toMatchObject({ code: 'not_found' });
    expect((await ada.client.get('/api/auth/user')).statusCode).toBe(200);
  });

  it.each(['', '%25', '________________', "' or 1=1"])('are not ended by the id %j', async (id) => {
    const { client } = await testApp.person('Free');
    const reply = await client.write('DELETE', `/api/account/sessions/${encodeURIComponent(id)}`);
    expect(reply.statusCode).toBe(404);
    expect((await client.get('/api/auth/user')).statusCode).toBe(200);
  });

  it('are refused to a visitor', async () => {
    expect((await testApp.visitor().get('/api/account/sessions')).json()).toMatchObject({
      code: 'signed_out',
    });
  });
});
