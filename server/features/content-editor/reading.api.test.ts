import type {
  ContentDraft,
  ContentItem,
  ContentList,
  ContentVersions,
} from '@chalkline/contract/founder-content';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentVersions } from '../../db/schema.ts';
import { ContentEditor, courseFacts, lessonFacts } from '../../testing/content-editor.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let testApp: TestApp;
let editor: TestPerson;
let other: TestPerson;

beforeAll(async () => {
  testApp = await startTestApp();
  editor = await testApp.person('Free', { role: 'editor', firstName: 'Ada' });
  other = await testApp.person('Free', { role: 'founder', firstName: 'Bo' });
});
afterAll(() => testApp.close());

const path = '/api/founder/content';
const list = async (query: string) => (await editor.client.get(`${path}?${query}`)).json<ContentList>();
const item = async (address: string, by = editor) =>
  (await by.client.get(`${path}/${address}`)).json<ContentItem>();

describe('the list of content', () => {
  it('has courses by the day they go live, and the lessons of a course in order', async () => {
    const courses = await list('kind=course');
    const days = courses.items.map(({ day }) => day ?? '2099-01-01');
    expect(days).toEqual(days.toSorted());
    expect(courses.items.find(({ id }) => id === '39')).toMatchObject({
      title: 'Build Your First Website',
      state: 'live',
      publicPath: '/build-your-first-website',
      version: 1,
      saveKind: 'file',
      savedBy: null,
    });
    const lessons = await list('kind=lesson&courseId=39');
    expect(lessons.items.map(({ orderIndex }) => orderIndex)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(lessons.items[0]?.publicPath).toBe('/build-your-first-website/1');
    expect(lessons.items.map(({ isFree }) => isFree)).toEqual([true, ...Array<boolean>(6).fill(false)]);
    expect(courses.items.some(({ isFree }) => isFree)).toBe(false);
  });

  it('is searched with % and _ as plain characters', async () => {
    expect((await list('kind=prompt&search=WEBHOOK')).items.length).toBeGreaterThan(0);
    expect((await list('kind=prompt&search=%25')).items).toEqual([]);
    expect((await list('kind=course&deleted=1')).items).toEqual([]);
  });

  it('is paged by fifty without gaps or repeats; the lessons of a course are not paged', async () => {
    const contentEditor = new ContentEditor(editor);
    const courseId = Number(await contentEditor.made('course', courseFacts));
    for (let n = 1; n <= 51; n += 1) await contentEditor.made('lesson', lessonFacts(courseId, `lesson-${n}`));
    const parts = [await list('kind=lesson')];
    for (let next = parts[0]?.next; next; next = parts.at(-1)?.next) {
      parts.push(await list(`kind=lesson&after=${next}`));
    }
    const seen = parts.flatMap(({ items }) => items.map(({ id }) => id));
    expect(parts[0]?.items).toHaveLength(50);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(51);
    const whole = await list(`kind=lesson&courseId=${courseId}`);
    expect(whole.items.map(({ orderIndex }) => orderIndex)).toEqual(
      Array.from({ length: 51 }, (_, n) => n + 1),
    );
    expect(whole.next).toBeNull();
    expect((await editor.client.get(`${path}?kind=prompt&after=nonsense`)).statusCode).toBe(404);
    expect((await editor.client.get(`${path}?kind=ghost`)).statusCode).toBe(422);
  });
});

describe('the list of versions', () => {
  it('is paged by fifty, the latest first, without gaps or repeats', async () => {
    const id = await new ContentEditor(editor).made('course', { ...courseFacts, slug: 'many-versions' });
    const { db } = testApp.database;
    const isCourse = and(eq(contentVersions.kind, 'course'), eq(contentVersions.itemId, id));
    const [first] = await db.select().from(contentVersions).where(isCourse);
    if (!first) throw new Error('The course has no version.');
    const later = Array.from({ length: 50 }, (_, n) => ({ ...first, version: n + 2 }));
    await db.insert(contentVersions).values(later);
    const read = async (query: string) =>
      (await editor.client.get(`${path}/course/${id}/versions${query}`)).json<ContentVersions>();
    const newest = await read('');
    const oldest = await read(`?after=${newest.next}`);
    expect(newest.versions.map(({ version }) => version)).toEqual(
      Array.from({ length: 50 }, (_, n) => 51 - n),
    );
    expect(oldest.versions.map(({ version }) => version)).toEqual([1]);
    expect(oldest.next).toBeNull();
    expect((await editor.client.get(`${path}/course/${id}/versions?after=49`)).statusCode).toBe(404);
  });
});

describe('a draft', () => {
  const draft = { basedOn: 1, facts: { title: '' }, body: 'half a sen' };

  it('is stored valid or not, visible to its editor only, and others see that it exists', async () => {
    expect((await editor.client.write('PUT', `${path}/course/39/draft`, draft)).statusCode).toBe(204);
    expect((await item('course/39')).draft).toMatchObject({ ...draft, itemId: '39' });
    const seen = await item('course/39', other);
    expect([seen.draft, seen.hasDraft, seen.editing.map(({ name }) => name)]).toEqual([null, false, ['Ada']]);
    expect((await other.client.get(`${path}/course/39/draft`)).statusCode).toBe(404);
    expect((await editor.client.write('DELETE', `${path}/course/39/draft`)).statusCode).toBe(204);
    expect((await item('course/39', other)).editing).toEqual([]);
  });

  it('can be of a new item, and is found by its URL', async () => {
    const address = `${path}/post/new-3f2a9c10/draft`;
    const begun = { basedOn: null, facts: { title: 'A post' }, body: '' };
    expect((await editor.client.write('PUT', address, begun)).statusCode).toBe(204);
    expect((await editor.client.write('PUT', address, { ...begun, body: 'More' })).statusCode).toBe(204);
    expect((await editor.client.get(address)).json<ContentDraft>().body).toBe('More');
    const [first] = (await editor.client.get(`${path}/drafts`)).json<{ title: string; itemId: string }[]>();
    expect(first).toMatchObject({ title: 'A post', itemId: 'new-3f2a9c10' });
    expect((await other.client.get(`${path}/drafts`)).json()).toEqual([]);
  });

  it.each(['course/9999', 'course/new-x', 'legal/new-3f2a9c10', 'ghost/39', 'post/NEW-3f2a9c10'])(
    'of %s is refused: there is no such thing',
    async (address) => {
      // A founder may edit every kind of content.
      const reply = await other.client.write('PUT', `${path}/${address}/draft`, draft);
      expect(reply.statusCode).toBe(404);
    },
  );
});
