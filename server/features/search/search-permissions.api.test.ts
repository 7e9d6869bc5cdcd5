import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certifications, courses, lessons, snippets } from '../../db/schema.ts';
import { ContentEditor } from '../../testing/content-editor.ts';
import { resultsOf, search, textOf } from '../../testing/searching.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { ticketBoard } from '../../testing/ticket-board.ts';

/** Put into the locked part of everything that needs a plan, and nowhere else. */
const canary = 'zanzibarcanary';

let testApp: TestApp;
let free: TestPerson;
let monthly: TestPerson;
let client: TestPerson;
let otherClient: TestPerson;
let founder: TestPerson;
let consultant: TestPerson;
let editor: TestPerson;
let board: ReturnType<typeof ticketBoard>;

beforeAll(async () => {
  testApp = await startTestApp();
  const { db } = testApp.database;
  board = ticketBoard(testApp);
  await db
    .update(lessons)
    .set({
      notesMarkdown: `## ${canary}\n\nA ${canary} in the notes.`,
      keyLearningPoints: [`One ${canary}.`],
    })
    .where(eq(lessons.isFree, false));
  await db
    .update(snippets)
    .set({ prompt: `Say ${canary}.` })
    .where(eq(snippets.isFree, false));
  await db.update(certifications).set({ briefMarkdown: `Show a ${canary}.` });
  await testApp.buildSearch();
  free = await testApp.person('Free');
  monthly = await testApp.person('Monthly');
  client = await board.member();
  otherClient = await board.member();
  founder = await board.consultant();
  consultant = await testApp.person('Free', { role: 'consultant' });
  editor = await testApp.person('Free', { role: 'editor' });
});
afterAll(() => testApp.close());

const withoutPlan = (): [string, TestClient][] => [
  ['a visitor', testApp.visitor()],
  ['a free account', free.client],
  ['a consultant', consultant.client],
  ['an editor', editor.client],
];

describe('locked content', () => {
  it('is not found by its text, neither exactly, begun nor misspelt', async () => {
    for (const [who, reader] of withoutPlan()) {
      for (const query of [canary, canary.slice(0, 8), 'zanzibarcanry', `stripe ${canary}`]) {
        const reply = await reader.get(`/api/search?q=${encodeURIComponent(query)}`);
        expect(reply.body.replaceAll(query, ''), `${who}: ${query}`).not.toContain(canary);
        expect(reply.json(), who).toMatchObject({ correctedTo: null });
      }
      expect(await resultsOf(reader, canary), who).toEqual([]);
    }
  });

  it('is found by its title, and shows nothing else', async () => {
    for (const [who, reader] of withoutPlan()) {
      const found = (await resultsOf(reader, 'webhook confirm money')).find(({ kind }) => kind === 'lesson');
      expect(textOf(found?.title), who).toBe('Let the webhook confirm the money');
      expect(found, who).toMatchObject({ isLocked: true, sentence: [] });
    }
  });

  it('is in the same order whatever its text says', async () => {
    const before = await resultsOf(free.client, 'stripe');
    const { db } = testApp.database;
    await db
      .update(lessons)
      .set({ notesMarkdown: 'Stripe. '.repeat(50) })
      .where(eq(lessons.id, 3705));
    await db.execute('delete from search_state');
    await testApp.buildSearch();
    expect(await resultsOf(free.client, 'stripe')).toEqual(before);
  });

  it('is open to members, founders and, where it is free, to everybody', async () => {
    for (const reader of [monthly, client, founder]) {
      const found = await resultsOf(reader.client, canary);
      expect(found.length).toBeGreaterThan(3);
      expect(found.every(({ isLocked }) => !isLocked)).toBe(true);
      expect(JSON.stringify(found)).toContain(canary);
    }
    const [lesson] = await testApp.database.db
      .select({ title: lessons.title })
      .from(lessons)
      .innerJoin(courses, eq(courses.id, lessons.courseId))
      .where(and(eq(lessons.isFree, true), eq(courses.isPublished, true)));
    const [found] = await resultsOf(testApp.visitor(), lesson?.title ?? '');
    expect(found).toMatchObject({ kind: 'lesson', isLocked: false });
    expect(textOf(found?.sentence)).not.toBe('');
  });
});

describe('a text that has become paid or was deleted', () => {
  const corrected = async (reader: TestClient, typo: string) =>
    (await search(reader, `website ${typo}`)).correctedTo;

  it('leaves no words behind that typos are corrected to', async () => {
    const staff = new ContentEditor(editor);
    const visitor = testApp.visitor();
    await staff.save('lesson/3901', { body: 'About the kettlewagon.' });
    expect(await corrected(visitor, 'kettlewagn')).toBe('website kettlewagon');
    await staff.save('lesson/3901', { facts: { isFree: false } });
    expect(await corrected(visitor, 'kettlewagn')).toBeNull();
    expect(await corrected(monthly.client, 'kettlewagn')).toBe('website kettlewagon');
    await staff.save('lesson/3901', { facts: { isFree: true }, body: 'About something else.' });
    expect(await corrected(monthly.client, 'kettlewagn')).toBeNull();
  });

  it('leaves the words that other texts contain', async () => {
    const staff = new ContentEditor(editor);
    await staff.save('lesson/3901', { body: 'A kettlequilt.' });
    await staff.save('lesson/3903', { body: 'A kettlequilt here, too.' });
    await staff.save('lesson/3903', { body: 'Nothing here.' });
    expect(await corrected(testApp.visitor(), 'kettlequit')).toBe('website kettlequilt');
  });
});

describe('a ticket', () => {
  it('is found by its owner and by consultants, in its text and its conversation', async () => {
    const { id } = await board.created(client, {
      title: 'Wobbly header',
      description: 'The quokka overlaps.',
    });
    await board.say(client, id, 'It is worse with a **platypus**.');
    for (const query of ['quokka', 'platypus', 'wobbly']) {
      const [own] = await resultsOf(client.client, query);
      expect(own).toMatchObject({ kind: 'ticket', id, address: `/consulting?ticket=${id}`, isLocked: false });
      const [asConsultant] = await resultsOf(consultant.client, query);
      expect(asConsultant).toMatchObject({ id, address: `/founder/tickets?ticket=${id}` });
      expect(await resultsOf(founder.client, query)).toHaveLength(1);
      for (const reader of [
        testApp.visitor(),
        free.client,
        monthly.client,
        otherClient.client,
        editor.client,
      ])
        expect(await resultsOf(reader, query)).toEqual([]);
    }
  });

  it('is not among the words that typos are corrected to', async () => {
    await board.created(client, { title: 'About the axolotl', description: 'None.' });
    expect((await search(otherClient.client, 'axolotle')).correctedTo).toBeNull();
  });

  it('follows its changes, and is not found any more when it is deleted', async () => {
    const { id } = await board.created(client, { title: 'A pangolin', description: 'None.' });
    expect((await resultsOf(client.client, 'pangolin'))[0]?.context).toBe('Build · Idea');
    await board.move(client, id, 'Priority');
    expect((await resultsOf(client.client, 'pangolin'))[0]?.context).toBe('Build · Priority');
    await board.remove(client, id);
    expect(await resultsOf(client.client, 'pangolin')).toEqual([]);
    expect(await resultsOf(founder.client, 'pangolin')).toEqual([]);
  });

  it('vanishes with its account', async () => {
    const leaving = await board.member();
    await board.created(leaving, { title: 'A narwhal', description: 'None.' });
    expect(await resultsOf(founder.client, 'narwhal')).toHaveLength(1);
    const gone = await leaving.client.write('DELETE', '/api/account', { confirmation: leaving.email });
    expect(gone.statusCode).toBe(204);
    expect(await resultsOf(founder.client, 'narwhal')).toEqual([]);
  });

  it('is only a title for somebody whose consulting has ended', async () => {
    const former = await board.member();
    await board.created(former, { title: 'A wombat', description: 'Digs an echidna.' });
    await testApp.database.db.execute(
      `update entitlements set ends_at = now() - interval '1 day', starts_at = now() - interval '9 days' where user_id = '${former.id}'`,
    );
    expect(await resultsOf(former.client, 'echidna')).toEqual([]);
    expect(await resultsOf(former.client, 'wombat')).toMatchObject([{ isLocked: true, sentence: [] }]);
  });
});

describe('the pages of the product', () => {
  const pages = async (reader: TestClient, query: string) =>
    (await resultsOf(reader, query)).flatMap(({ kind, address }) => (kind === 'page' ? [address] : []));

  it('are found by whoever can use them, also with a typo', async () => {
    expect(await pages(testApp.visitor(), 'pricing')).toEqual(['/pricing']);
    expect(await pages(monthly.client, 'my refund')).toEqual(['/account']);
    expect(await pages(monthly.client, 'unsubscrbe')).toEqual(['/account']);
    expect(await pages(testApp.visitor(), 'refund')).toEqual([]);
  });
});

describe('members and pages of the console', () => {
  it('are found by founders only, or by the roles that use them', async () => {
    const wanted = await testApp.person('Free', { email: 'quetzal@chalkline.example', firstName: 'Quetzal' });
    expect(await resultsOf(founder.client, 'quetz')).toMatchObject([
      { kind: 'member', context: wanted.email, address: `/founder/members/${wanted.id}` },
    ]);
    for (const reader of [consultant, editor, monthly])
      expect(await resultsOf(reader.client, 'quetz')).toEqual([]);
    const kinds = async (reader: TestPerson, query: string) =>
      (await resultsOf(reader.client, query)).map(({ kind }) => kind);
    expect(await kinds(founder, 'audit log')).toContain('console');
    expect(await kinds(editor, 'audit log')).not.toContain('console');
    expect(await kinds(monthly, 'audit log')).not.toContain('console');
  });
});
