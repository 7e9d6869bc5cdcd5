import { randomUUID } from 'node:crypto';
import type { SearchReply } from '@chalkline/contract/search';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses, lessons, privateNotes, searchDocuments, searchState } from '../../db/schema.ts';
import { resultsOf, search, textOf } from '../../testing/searching.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

const canary = 'zanzibarcanary';

let testApp: TestApp;
let ada: TestPerson;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { WRITES_PER_MINUTE: '10000' } });
  await testApp.buildSearch();
  ada = await testApp.person('Monthly');
});
afterAll(() => testApp.close());

async function write(
  { client }: TestPerson,
  text: string,
  { id = randomUUID(), lessonId = 3902 }: { id?: string; lessonId?: number } = {},
): Promise<string> {
  const reply = await client.write('POST', `/api/lessons/${lessonId}/private-notes`, {
    ...{ id, text },
    positionSeconds: null,
  });
  expect(reply.statusCode).toBe(200);
  return id;
}

const found = async ({ client }: TestPerson, query: string) =>
  (await resultsOf(client, query)).map(({ title }) => textOf(title));

describe('a private note in search', () => {
  it('is found by its owner, with its lesson', async () => {
    await write(ada, `Ask about the quokka.\n\nIt sits in the footer, next to the platypus.`);
    expect(await resultsOf(ada.client, 'platypus')).toMatchObject([
      {
        kind: 'note',
        context: expect.stringMatching(/^Lesson 2 · /),
        address: '/build-your-first-website/2',
        isLocked: false,
      },
    ]);
    expect(await found(ada, 'quokka')).toEqual(['Ask about the quokka.']);
  });

  it('follows its changes, and is gone once it is deleted', async () => {
    const id = await write(ada, 'A pangolin');
    await ada.client.write('PATCH', `/api/private-notes/${id}`, { text: 'An axolotl' });
    expect(await found(ada, 'pangolin')).toEqual([]);
    expect(await found(ada, 'axolotl')).toEqual(['An axolotl']);
    await ada.client.write('DELETE', `/api/private-notes/${id}`);
    expect(await found(ada, 'axolotl')).toEqual([]);
  });

  it('is not stored in search if the note is not', async () => {
    const [before] = await testApp.database.db.select().from(privateNotes);
    await ada.client.write('PATCH', `/api/private-notes/${before?.id}`, { text: ' ' });
    await ada.client.write('PATCH', `/api/private-notes/${randomUUID()}`, { text: 'A capybara' });
    expect(await found(ada, 'capybara')).toEqual([]);
    expect(await testApp.database.db.$count(searchDocuments, eq(searchDocuments.kind, 'note'))).toBe(
      await testApp.database.db.$count(privateNotes),
    );
  });

  it('names its lesson as it is called now, and is not found while the course is unpublished', async () => {
    const { db } = testApp.database;
    await write(ada, 'A tapir', { lessonId: 3602 });
    await db.update(lessons).set({ title: 'Renamed' }).where(eq(lessons.id, 3602));
    expect(await resultsOf(ada.client, 'tapir')).toMatchObject([{ context: 'Lesson 2 · Renamed' }]);
    await db.update(courses).set({ isPublished: false }).where(eq(courses.id, 36));
    expect(await resultsOf(ada.client, 'tapir')).toEqual([]);
    await db.update(courses).set({ isPublished: true }).where(eq(courses.id, 36));
  });

  it('vanishes with its lesson and with the account', async () => {
    const { db } = testApp.database;
    const leaving = await testApp.person('Monthly');
    await write(leaving, 'A narwhal');
    await write(ada, 'A manatee', { lessonId: 3604 });
    const documents = (ownerId: string) => db.$count(searchDocuments, eq(searchDocuments.ownerId, ownerId));
    expect(await documents(leaving.id)).toBe(1);
    const gone = await leaving.client.write('DELETE', '/api/account', { confirmation: leaving.email });
    expect(gone.statusCode).toBe(204);
    expect(await documents(leaving.id)).toBe(0);
    const before = await documents(ada.id);
    await db.delete(lessons).where(eq(lessons.id, 3604));
    expect(await documents(ada.id)).toBe(before - 1);
  });

  it('is stored once, from fifty tabs at the same time', async () => {
    const bea = await testApp.person('Annual');
    await bea.client.formToken();
    const id = randomUUID();
    await Promise.all(Array.from({ length: 50 }, () => write(bea, 'A wombat', { id })));
    expect(await found(bea, 'wombat')).toEqual(['A wombat']);
  });
});

describe("somebody else's note", () => {
  it('is found by nobody, whatever their plan or role, neither exactly, begun nor misspelt', async () => {
    const id = await write(ada, `Stripe ${canary}\nA ${canary} about stripe.`);
    const others = [
      testApp.visitor(),
      ...(
        await Promise.all([
          testApp.person('Free'),
          testApp.person('Annual'),
          testApp.person('Consulting'),
          testApp.person('Lifetime', { role: 'founder' }),
          testApp.person('Free', { role: 'consultant' }),
          testApp.person('Free', { role: 'editor' }),
        ])
      ).map(({ client }) => client),
    ];
    for (const other of others) {
      for (const query of [canary, canary.slice(0, 8), 'zanzibarcanry', `stripe ${canary}`, id, ada.id]) {
        const reply = await other.get(`/api/search?q=${encodeURIComponent(query)}`);
        expect(reply.body.replaceAll(query, '')).not.toContain(canary);
        expect(reply.json<SearchReply>().best.filter(({ kind }) => kind === 'note')).toEqual([]);
        expect(reply.json()).toMatchObject({ correctedTo: null });
      }
    }
    expect(await found(ada, canary)).toHaveLength(1);
  });

  it('does not change what others find, nor the order', async () => {
    const bea = await testApp.person('Monthly');
    const before = await search(bea.client, 'stripe webhook');
    for (let count = 0; count < 3; count += 1) await write(ada, 'Stripe webhook. '.repeat(20));
    expect(await search(bea.client, 'stripe webhook')).toEqual(before);
  });

  it('with the same id stays apart', async () => {
    const bea = await testApp.person('Monthly');
    const id = await write(ada, 'An ocelot of Ada');
    await write(bea, 'An ocelot of Bea', { id });
    expect(await found(ada, 'ocelot')).toEqual(['An ocelot of Ada']);
    expect(await found(bea, 'ocelot')).toEqual(['An ocelot of Bea']);
    await bea.client.write('DELETE', `/api/private-notes/${id}`);
    expect(await found(ada, 'ocelot')).toEqual(['An ocelot of Ada']);
  });
});

it('is found again after all documents are made anew, as after a restored backup', async () => {
  const { db } = testApp.database;
  const before = await db.$count(searchDocuments, eq(searchDocuments.kind, 'note'));
  await db.delete(searchDocuments);
  await db.delete(searchState);
  await testApp.buildSearch();
  expect(await db.$count(searchDocuments, eq(searchDocuments.kind, 'note'))).toBe(before);
  expect(await found(ada, 'quokka')).toEqual(['Ask about the quokka.']);
});
