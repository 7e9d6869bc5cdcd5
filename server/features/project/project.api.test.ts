import type { KnownValuesReply } from '@chalkline/contract/project';
import { longestTypedValue, mostTypedValues } from '@chalkline/domain/project/known-values';
import { emptyProject } from '@chalkline/domain/project/own-project';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { typedValues } from '../../db/schema.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { WRITES_PER_MINUTE: '10000' } });
});
afterAll(() => testApp.close());

const paws = {
  name: 'Paws',
  purpose: 'Dog walks',
  url: 'https://paws.replit.app',
  joinLink: 'https://replit.com/join/abc123',
};
const known = async ({ client }: TestPerson) =>
  (await client.get('/api/account/project')).json<KnownValuesReply>();
const save = ({ client }: TestPerson, project: object) =>
  client.write('PUT', '/api/account/project', project);
const type = ({ client }: TestPerson, name: string, value: string) =>
  client.write('PUT', '/api/account/typed-values', { name, value });

describe('a person’s project', () => {
  it('is empty at first, and is stored with whole links', async () => {
    const ada = await testApp.person('Free');
    expect(await known(ada)).toEqual({ project: emptyProject, projectChangedAt: null, typed: [] });
    expect(
      (await save(ada, { ...paws, url: 'paws.replit.app', joinLink: 'replit.com/join/abc123' })).statusCode,
    ).toBe(204);
    expect(await known(ada)).toMatchObject({ project: paws, projectChangedAt: expect.any(String) });
    await save(ada, emptyProject);
    expect((await known(ada)).project).toEqual(emptyProject);
  });

  it('is stored once, from fifty tabs at the same time', async () => {
    const ada = await testApp.person('Monthly');
    await ada.client.formToken();
    const replies = await Promise.all(Array.from({ length: 50 }, () => save(ada, paws)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect((await known(ada)).project).toEqual(paws);
  });

  it('is stored by a form without scripts, which explains what it refuses', async () => {
    const ada = await testApp.person('Monthly');
    const send = async (project: Record<string, string>) =>
      ada.client.send({
        method: 'POST',
        url: '/api/account/project',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
        payload: new URLSearchParams({ ...project, _csrf: await ada.client.formToken() }).toString(),
      });
    const reply = await send(paws);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/account#my-project']);
    expect((await known(ada)).project).toEqual(paws);
    const refused = await send({ ...paws, url: 'javascript:alert(1)' });
    expect([refused.statusCode, refused.body]).toEqual([
      422,
      expect.stringContaining('starts with https://'),
    ]);
    expect((await known(ada)).project).toEqual(paws);
  });

  it('is refused with the field that is wrong', async () => {
    const ada = await testApp.person('Monthly');
    const reply = await save(ada, { ...paws, joinLink: 'https://evil.example/join/abc' });
    expect([reply.statusCode, reply.json().issues[0].field]).toEqual([422, 'joinLink']);
    expect((await save(ada, { ...paws, name: 'a'.repeat(5_000) })).statusCode).toBe(422);
    expect((await known(ada)).project).toEqual(emptyProject);
  });
});

describe('what was typed into a placeholder', () => {
  it('is remembered by its name, and forgotten when it is emptied', async () => {
    const ada = await testApp.person('Monthly');
    await type(ada, 'Currency', 'EUR');
    await type(ada, ' currency', ' USD ');
    expect((await known(ada)).typed).toMatchObject([{ name: 'currency', value: 'USD' }]);
    await type(ada, 'currency', ' ');
    expect((await known(ada)).typed).toEqual([]);
  });

  it('is refused when it is too long', async () => {
    const ada = await testApp.person('Monthly');
    expect((await type(ada, 'currency', 'a'.repeat(longestTypedValue + 1))).statusCode).toBe(422);
    expect((await type(ada, '', 'EUR')).statusCode).toBe(422);
  });

  it('replaces the oldest value when there are too many', async () => {
    const ada = await testApp.person('Monthly');
    const rows = Array.from({ length: mostTypedValues }, (_, index) => ({
      userId: ada.id,
      name: `name ${index}`,
      value: 'value',
      changedAt: new Date(testApp.now().getTime() - (mostTypedValues - index) * 1000),
    }));
    await testApp.database.db.insert(typedValues).values(rows);
    await type(ada, 'currency', 'EUR');
    const { typed } = await known(ada);
    expect(typed).toHaveLength(mostTypedValues);
    expect(typed[0]).toMatchObject({ name: 'currency' });
    expect(typed.map(({ name }) => name)).not.toContain('name 0');
  });
});

it('is not visible to other people', async () => {
  const [ada, eve] = [await testApp.person('Monthly'), await testApp.person('Monthly')];
  await save(ada, paws);
  await type(ada, 'currency', 'EUR');
  expect(await known(eve)).toEqual({ project: emptyProject, projectChangedAt: null, typed: [] });
});
