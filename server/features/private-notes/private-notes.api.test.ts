import { randomUUID } from 'node:crypto';
import type { PrivateNote } from '@chalkline/contract/private-notes';
import { longestNote, mostNotesPerLesson } from '@chalkline/domain/private-notes/private-note';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { privateNotes } from '../../db/schema.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { WRITES_PER_MINUTE: '10000' } });
});
afterAll(() => testApp.close());

const notesOf = (lessonId: number | string = 3901) => `/api/lessons/${lessonId}/private-notes`;
const aNote = (facts: object = {}) => ({
  id: randomUUID(),
  text: 'Ask about the domain.',
  positionSeconds: 48,
  ...facts,
});
const add = ({ client }: TestPerson, note: object = aNote(), lessonId: number | string = 3901) =>
  client.write('POST', notesOf(lessonId), note);
const list = async ({ client }: TestPerson, lessonId = 3901) =>
  (await client.get(notesOf(lessonId))).json<PrivateNote[]>();
const textsOf = async (person: TestPerson) => (await list(person)).map(({ text }) => text);

describe('private notes', () => {
  it('are listed in the order of the video, and only in their lesson', async () => {
    const ada = await testApp.person('Monthly');
    for (const note of [
      { text: 'whole', positionSeconds: null },
      { text: ' late ', positionSeconds: 90 },
      { text: 'early', positionSeconds: 5 },
    ])
      expect((await add(ada, aNote(note))).statusCode).toBe(200);
    expect(await textsOf(ada)).toEqual(['early', 'late', 'whole']);
    expect(await list(ada, 3902)).toEqual([]);
  });

  it('are added once, from fifty tabs at the same time', async () => {
    const ada = await testApp.person('Annual');
    await ada.client.formToken();
    const note = aNote();
    const replies = await Promise.all(Array.from({ length: 50 }, () => add(ada, note)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await list(ada)).toMatchObject([{ id: note.id }]);
  });

  it('can be edited and deleted, also twice', async () => {
    const ada = await testApp.person('Monthly');
    const { id } = (await add(ada)).json<PrivateNote>();
    const edited = await ada.client.write('PATCH', `/api/private-notes/${id}`, { text: ' Changed ' });
    expect(edited.json()).toMatchObject({ id, text: 'Changed', positionSeconds: 48 });
    expect(await textsOf(ada)).toEqual(['Changed']);
    for (let time = 0; time < 2; time += 1)
      expect((await ada.client.write('DELETE', `/api/private-notes/${id}`)).statusCode).toBe(204);
    expect(await list(ada)).toEqual([]);
    expect((await ada.client.write('PATCH', `/api/private-notes/${id}`, { text: 'x' })).statusCode).toBe(404);
  });

  it('are refused when they are empty, too long or too many', async () => {
    const ada = await testApp.person('Monthly');
    for (const note of [{ text: ' ' }, { text: 'a'.repeat(longestNote + 1) }, { positionSeconds: -1 }])
      expect((await add(ada, aNote(note))).statusCode).toBe(422);
    const { db } = testApp.database;
    const [createdAt, changedAt] = [testApp.now(), testApp.now()];
    const rows = Array.from({ length: mostNotesPerLesson }, () => ({
      ...aNote(),
      ...{ userId: ada.id, lessonId: 3901, createdAt, changedAt },
    }));
    await db.insert(privateNotes).values(rows);
    const reply = await add(ada);
    expect([reply.statusCode, reply.json().message]).toEqual([409, expect.stringContaining('Delete one')]);
    expect((await add(ada, aNote(), 3902)).statusCode).toBe(200);
  });

  it('cannot be added to lessons that are not open to the person', async () => {
    const [member, noPlan] = [await testApp.person('Monthly'), await testApp.person('Free')];
    expect((await add(noPlan)).statusCode).toBe(200);
    expect((await add(noPlan, aNote(), 3902)).json()).toMatchObject({ code: 'plan_required' });
    for (const id of ['1', 'abc', '-1', '99999999999'])
      expect((await add(member, aNote(), id)).statusCode).toBe(404);
  });
});

it('is not visible to other people, who can neither change nor delete it, nor take its id', async () => {
  const people = await Promise.all([testApp.person('Monthly'), testApp.person('Free', { role: 'founder' })]);
  const ada = await testApp.person('Monthly');
  const { id } = (await add(ada, aNote({ text: 'canary-note' }))).json<PrivateNote>();
  for (const other of people) {
    expect(await list(other)).toEqual([]);
    const edited = await other.client.write('PATCH', `/api/private-notes/${id}`, { text: 'stolen' });
    expect(edited.statusCode).toBe(404);
    await other.client.write('DELETE', `/api/private-notes/${id}`);
    expect((await add(other, aNote({ id, text: 'own' }))).json()).toMatchObject({ text: 'own' });
  }
  expect(await textsOf(ada)).toEqual(['canary-note']);
});
