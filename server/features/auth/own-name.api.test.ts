import { describe, expect, it } from 'vitest';
import { setUpCodeTests, whoIs } from '../../testing/code-sign-in.ts';
import type { TestClient } from '../../testing/test-client.ts';

const { codes, testApp } = setUpCodeTests();

const save = (client: TestClient, name: string) => client.write('PUT', '/api/account/name', { name });

describe("a person's own name", () => {
  it('can be chosen by somebody who signs in without Google', async () => {
    const client = await codes().signIn('nora@example.com');
    expect(await whoIs(client)).toMatchObject({ name: null });
    expect((await save(client, '  Nora \u202E Lind ')).statusCode).toBe(204);
    expect(await whoIs(client)).toMatchObject({ name: 'Nora Lind', firstName: null, lastName: null });
  });

  it('stays as it is when it is empty, invisible or too long', async () => {
    const client = await codes().signIn('nora@example.com');
    await save(client, 'Nora');
    for (const name of ['', '   ', '\u200B', 'n'.repeat(201)]) {
      expect((await save(client, name)).statusCode).toBe(422);
    }
    expect(await whoIs(client)).toMatchObject({ name: 'Nora' });
  });

  it('can be chosen by a form without scripts, which says when it was empty', async () => {
    const client = await codes().signIn('nora@example.com');
    const send = async (name: string) => {
      const payload = new URLSearchParams({ name, _csrf: await client.formToken() }).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
      const reply = await client.send({ method: 'POST', url: '/api/account/name', headers, payload });
      return reply.headers.location;
    };
    expect(await send(' Nora Lind ')).toBe('/account?saved=name');
    expect(await send('\u200B ')).toBe('/account?missing=name');
    expect(await whoIs(client)).toMatchObject({ name: 'Nora Lind' });
  });

  it('comes from Google for everybody who uses it', async () => {
    const { client } = await testApp().person('Free', { firstName: 'Ada' });
    const reply = await save(client, 'Nora');
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'name_from_google' });
    expect(await whoIs(client)).toMatchObject({ firstName: 'Ada' });
  });
});
