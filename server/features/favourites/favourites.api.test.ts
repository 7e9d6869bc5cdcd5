import { csrfField } from '@chalkline/contract/addresses';
import type { Favourites } from '@chalkline/contract/favourites';
import type { Snippet } from '@chalkline/contract/snippets';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses } from '../../db/schema.ts';
import { founderEmail, startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let testApp: TestApp;
let promptId: number;
let freePromptId: number;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { WRITES_PER_MINUTE: '10000' } });
  const prompts = (await testApp.visitor().get('/api/snippets')).json<Snippet[]>();
  promptId = prompts.find(({ isFree }) => !isFree)?.id ?? 0;
  freePromptId = prompts.find(({ isFree }) => isFree)?.id ?? 0;
});
afterAll(() => testApp.close());

const favourites = async ({ client }: TestPerson) => (await client.get('/api/favourites')).json<Favourites>();
const change = ({ client }: TestPerson, method: 'PUT' | 'DELETE', what: string) =>
  client.write(method, `/api/favourites/${what}`);

describe('favourites', () => {
  it('are added and removed, also twice', async () => {
    const ada = await testApp.person('Monthly');
    for (const what of ['lessons/3902', 'lessons/3902', `prompts/${promptId}`])
      expect((await change(ada, 'PUT', what)).statusCode).toBe(204);
    expect(await favourites(ada)).toEqual({
      lessons: [
        {
          id: 3902,
          title: expect.any(String),
          orderIndex: 2,
          course: { slug: 'build-your-first-website', title: expect.any(String) },
        },
      ],
      promptIds: [promptId],
    });
    for (const what of ['lessons/3902', 'lessons/3902', `prompts/${promptId}`])
      expect((await change(ada, 'DELETE', what)).statusCode).toBe(204);
    expect(await favourites(ada)).toEqual({ lessons: [], promptIds: [] });
  });

  it('are added once, from fifty tabs at the same time', async () => {
    const ada = await testApp.person('Annual');
    await ada.client.formToken();
    const replies = await Promise.all(Array.from({ length: 50 }, () => change(ada, 'PUT', 'lessons/3901')));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect((await favourites(ada)).lessons).toHaveLength(1);
  });

  it('are changed by a form without scripts, which leads back to its page', async () => {
    const ada = await testApp.person('Monthly');
    const token = await ada.client.formToken();
    const send = (star: string, page: string) =>
      ada.client.send({
        method: 'POST',
        url: '/api/favourites',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({
          [csrfField]: token,
          kind: 'lesson',
          id: '3902',
          star,
          page,
        }).toString(),
      });
    const added = await send('on', '/build-your-first-website/2');
    expect([added.statusCode, added.headers.location]).toEqual([303, '/build-your-first-website/2']);
    expect((await favourites(ada)).lessons).toMatchObject([{ id: 3902 }]);
    const removed = await send('off', '//another.example/');
    expect([removed.statusCode, removed.headers.location]).toEqual([303, '/dashboard']);
    expect((await favourites(ada)).lessons).toEqual([]);
  });

  it('are left out while their course is unpublished, except for the founder', async () => {
    const ada = await testApp.person('Monthly');
    const founder = await testApp.person('Free', { email: founderEmail });
    for (const person of [ada, founder])
      expect((await change(person, 'PUT', 'lessons/3602')).statusCode).toBe(204);
    const { db } = testApp.database;
    await db.update(courses).set({ isPublished: false }).where(eq(courses.id, 36));
    expect((await favourites(ada)).lessons).toEqual([]);
    expect((await favourites(founder)).lessons).toMatchObject([{ id: 3602 }]);
    await db.update(courses).set({ isPublished: true }).where(eq(courses.id, 36));
    expect((await favourites(ada)).lessons).toMatchObject([{ id: 3602 }]);
  });

  it('are only what the person may read', async () => {
    const [noPlan, member] = [await testApp.person('Free'), await testApp.person('Monthly')];
    for (const what of ['lessons/3902', `prompts/${promptId}`])
      expect((await change(noPlan, 'PUT', what)).json()).toMatchObject({ code: 'plan_required' });
    for (const what of ['lessons/3901', `prompts/${freePromptId}`])
      expect((await change(noPlan, 'PUT', what)).statusCode).toBe(204);
    for (const what of ['lessons/1', 'lessons/abc', 'prompts/999999', 'prompts/-1'])
      expect((await change(member, 'PUT', what)).statusCode).toBe(404);
  });
});

it('is not visible to other people, nor changed by them', async () => {
  const [ada, eve] = [await testApp.person('Monthly'), await testApp.person('Monthly')];
  await change(ada, 'PUT', 'lessons/3901');
  await change(eve, 'DELETE', 'lessons/3901');
  expect(await favourites(eve)).toEqual({ lessons: [], promptIds: [] });
  expect((await favourites(ada)).lessons).toHaveLength(1);
});
