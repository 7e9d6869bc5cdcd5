import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entitlements } from '../../db/schema.ts';
import { type ContentEditor, startContentTestApp } from '../../testing/content-editor.ts';
import type { TestApp, TestPerson } from '../../testing/test-app.ts';

let testApp: TestApp;
let editor: ContentEditor;
beforeAll(async () => {
  [testApp, editor] = await startContentTestApp();
});
afterAll(() => testApp.close());

/** Lesson 3901 is free, and 3902 needs a plan. */
const addressOf = (id: number) => `/build-your-first-website/${id - 3900}`;
const everythingOf = (id: number) => [
  addressOf(id),
  `/api/courses/build-your-first-website/lessons/${id - 3900}`,
  `/api/lessons/${id}/snippets`,
  `/api/lessons/${id}/playback`,
  `/api/lessons/${id}/checks`,
  `/api/lessons/${id}/private-notes`,
  `/api/lessons/${id}/questions`,
  `/api/lessons/${id}/answers`,
  '/api/account/project',
  '/api/favourites',
];
type Client = TestPerson['client'];
/** All that somebody gets of a lesson, read at the same time. */
const readAll = async (client: Client, id: number) =>
  (await Promise.all(everythingOf(id).map(async (url) => (await client.get(url)).body))).join('\n');

/** Caches are emptied once the database has announced the change, which a test therefore waits for. */
const edit = async (id: number, facts: Readonly<Record<string, unknown>>, body?: string) => {
  const reply = await editor.save(`lesson/${id}`, { facts, ...(body === undefined ? {} : { body }) });
  expect(reply.statusCode).toBe(200);
};

/** Somebody who has stored something of every kind in a lesson, each with the same word in it. */
async function learnerWith(canary: string, id: number): Promise<TestPerson> {
  const person = await testApp.person('Annual', { firstName: canary });
  const writes = [
    ['POST', `/api/lessons/${id}/private-notes`, { id: randomUUID(), text: canary, positionSeconds: null }],
    [
      'POST',
      `/api/lessons/${id}/questions`,
      { id: randomUUID(), text: canary, positionSeconds: null, imageUrl: null, mayShowName: true },
    ],
    ['PUT', '/api/account/project', { name: canary, purpose: canary, url: '', joinLink: '' }],
    ['PUT', `/api/favourites/lessons/${id}`, undefined],
  ] as const;
  for (const [method, url, body] of writes)
    expect((await person.client.write(method, url, body)).statusCode).toBeLessThan(300);
  return person;
}

describe('what is cached of a lesson', () => {
  it.each([3901, 3902])('never mixes people in lesson %i, also while its content changes', async (id) => {
    const canaries = ['Quaggaone', 'Quaggatwo'];
    const [one, two] = await Promise.all(canaries.map((canary) => learnerWith(canary, id)));
    const others = [testApp.visitor(), (await testApp.person('Free')).client];
    const readers = [one?.client, two?.client, ...others].filter((client) => client !== undefined);
    const check = (texts: readonly string[]) => {
      const found = texts.map((text) => canaries.filter((canary) => text.includes(canary)));
      expect(found).toEqual([['Quaggaone'], ['Quaggatwo'], [], []]);
    };
    check(await Promise.all(readers.map((client) => readAll(client, id))));
    const [texts] = await Promise.all([
      Promise.all(readers.map((client) => readAll(client, id))),
      edit(id, {}, 'Other notes.'),
    ]);
    check(texts);
    const backwards = await Promise.all(readers.toReversed().map((client) => readAll(client, id)));
    check(backwards.toReversed());
  });

  it('is closed for people without a plan as soon as a free lesson is not free any more', async () => {
    const [member, free] = [await testApp.person('Monthly'), await testApp.person('Free')];
    const secret = 'Only for members: okapi.';
    const outsiders = [testApp.visitor(), free.client];
    await edit(3901, { isFree: true }, 'Open to all.');
    for (const client of [...outsiders, member.client])
      await expect.poll(() => readAll(client, 3901)).toContain('Open to all.');
    await edit(3901, { isFree: false }, secret);
    await expect.poll(() => readAll(member.client, 3901)).toContain('okapi');
    for (const client of outsiders) {
      const text = await readAll(client, 3901);
      expect(text).not.toContain('okapi');
      await expect.poll(() => readAll(client, 3901)).not.toContain('Open to all.');
    }
    await edit(3901, { isFree: true }, 'Open to all.');
  });

  it('follows the plan of each person at once, whoever has read it before', async () => {
    const { db } = testApp.database;
    const [leaving, staying] = [await testApp.person('Monthly'), await testApp.person('Monthly')];
    const lesson = '/api/courses/build-your-first-website/lessons/2';
    const statuses = async ({ client }: TestPerson) => [
      (await client.get(lesson)).statusCode,
      (await client.get('/api/lessons/3902/snippets')).statusCode,
    ];
    const pageOf = async ({ client }: TestPerson) => (await client.open(addressOf(3902))).body;
    await edit(3902, {}, 'Notes for members: bongo.');
    await expect.poll(() => pageOf(leaving)).toContain('bongo');
    await db.update(entitlements).set({ endsAt: testApp.now() }).where(eq(entitlements.userId, leaving.id));
    expect([await statuses(leaving), await statuses(staying)]).toEqual([
      [403, 403],
      [200, 200],
    ]);
    expect(await pageOf(leaving)).not.toContain('bongo');
    expect(await pageOf(staying)).toContain('bongo');
    await db.update(entitlements).set({ endsAt: null }).where(eq(entitlements.userId, leaving.id));
    expect(await statuses(leaving)).toEqual([200, 200]);
  });
});
