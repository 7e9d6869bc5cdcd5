import type {
  ContentDependents,
  ContentItem,
  ContentVersion,
  ContentVersions,
} from '@chalkline/contract/founder-content';
import type { RefusalBody } from '@chalkline/contract/refusals';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContentSet } from '../../content/content-store.ts';
import {
  auditEntries,
  certificationSubmissions,
  lessonCompletions,
  waitlistEntries,
} from '../../db/schema.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import {
  type ContentEditor,
  courseFacts,
  lessonFacts,
  orderOf,
  postFacts,
  promptFacts,
  startContentTestApp,
} from '../../testing/content-editor.ts';
import { queriesDuring } from '../../testing/counted-queries.ts';
import type { TestApp, TestPerson } from '../../testing/test-app.ts';
import { reasonsAgainstDeletion } from './dependents.ts';

let testApp: TestApp;
let editor: ContentEditor;
let member: TestPerson;

beforeAll(async () => {
  [testApp, editor] = await startContentTestApp();
  member = await testApp.person('Monthly');
});
afterAll(() => testApp.close());

const path = '/api/founder/content';
const dependents = async (address: string) =>
  (await editor.client.get(`${path}/${address}/dependents`)).json<ContentDependents>();
const kinds = (parts: ContentDependents['blockers']) => parts.map(({ what }) => what);

async function makeCourse(slug: string, video: { readonly videoUrl?: string } = {}) {
  const id = Number(await editor.made('course', { ...courseFacts, slug }));
  const lessonIds: number[] = [];
  for (const name of ['one', 'two', 'three']) {
    lessonIds.push(Number(await editor.made('lesson', { ...lessonFacts(id, name), ...video })));
  }
  return { id, lessonIds };
}

describe('the work of people', () => {
  it('is not counted before a deletion: its existence is enough', async () => {
    const { db } = testApp.database;
    const set = await readContentSet(db);
    const { item } = orNotFound(set.find({ kind: 'course', id: '38' }), 'The course');
    const asked = await queriesDuring(testApp.database, () => reasonsAgainstDeletion(db, set, item));
    expect(asked.filter((query) => query.includes('lesson_completions'))).toHaveLength(1);
    expect(asked.filter((query) => query.includes('count('))).toEqual([]);
  });

  it('prevents the deletion of a lesson, its course and its certification', async () => {
    const { id, lessonIds } = await makeCourse('worked-on');
    const certification = await editor.made('certification', {
      slug: 'worked-on',
      name: 'Worked on',
      description: 'x',
      icon: 'lock',
      courseId: id,
    });
    const { db } = testApp.database;
    await db.insert(lessonCompletions).values({ userId: member.id, lessonId: lessonIds[1] ?? 0 });
    await db.insert(certificationSubmissions).values({
      userId: member.id,
      certificationId: Number(certification),
      projectUrl: 'https://replit.com/@ada/x',
      videoUrl: '',
      comments: '',
      submittedAt: testApp.now(),
    });
    const { blockers, affected } = await dependents(`course/${id}`);
    expect(kinds(blockers)).toEqual(['progress', 'submissions']);
    // The first id of each kind has the same number.
    expect(lessonIds).toContain(id);
    expect(affected.map(({ what, count }) => [what, count])).toEqual([
      ['lessons', 3],
      ['certification', 1],
    ]);
    for (const address of [`course/${id}`, `lesson/${lessonIds[1]}`, `certification/${certification}`]) {
      const reply = await editor.delete(address);
      expect([reply.statusCode, reply.json<RefusalBody>().code]).toEqual([409, 'has_dependents']);
    }
    expect(await db.$count(lessonCompletions, eq(lessonCompletions.userId, member.id))).toBe(1);
    expect((await editor.delete(`lesson/${lessonIds[0]}`)).statusCode).toBe(204);
    expect(await orderOf(testApp, id)).toEqual(lessonIds.slice(1));
  });

  it('is not lost to a simultaneous deletion', async () => {
    const { id, lessonIds } = await makeCourse('at-the-same-moment');
    await editor.act(`course/${id}`, 'publish', { when: 'now' });
    const [deleted, completed] = await Promise.all([
      editor.delete(`lesson/${lessonIds[0]}`),
      member.client.write('POST', `/api/lessons/${lessonIds[0]}/complete`, {}),
    ]);
    const count = await testApp.database.db.$count(
      lessonCompletions,
      eq(lessonCompletions.lessonId, lessonIds[0] ?? 0),
    );
    expect([deleted.statusCode, count]).toEqual(completed.statusCode === 200 ? [409, 1] : [204, 0]);
    expect([200, 404]).toContain(completed.statusCode);
  });

  it('does not prevent the deletion of unused items, whose dependents are named first', async () => {
    const { id, lessonIds } = await makeCourse('nobody-worked-on', {
      videoUrl: '/videos/3b0e6c1a-54c2-4f7e-9d6b-2a8a1f0c7d22.mp4',
    });
    const prompt = await editor.made('prompt', { ...promptFacts, slug: 'linked', lessonIds });
    await testApp.database.db.insert(waitlistEntries).values({
      courseId: id,
      email: 'somebody@example.com',
      token: 'a token',
      state: 'confirmed',
      since: testApp.now(),
      emails: 1,
      emailedAt: testApp.now(),
    });
    const { blockers, affected } = await dependents(`course/${id}`);
    expect([blockers, kinds(affected)]).toEqual([[], ['lessons', 'prompts', 'waiting', 'videos']]);
    expect(affected.at(-1), 'one video in three lessons').toMatchObject({ count: 1 });
    expect(affected[0]).toMatchObject({
      count: 3,
      names: ['The lesson one', 'The lesson two', 'The lesson three'],
    });
    expect((await editor.delete(`course/${id}`)).statusCode).toBe(204);
    expect((await editor.read(`course/${id}`)).state).toBe('deleted');
    const entries = await testApp.database.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subject, `course:${id}`), eq(auditEntries.action, 'content.delete')));
    expect(entries.map(({ after }) => after)).toMatchObject([
      { isDeleted: true, deletedLessons: 'The lesson one · The lesson two · The lesson three' },
    ]);
    expect(await editor.read(`prompt/${prompt}`)).toMatchObject({
      facts: { lessonIds: [] },
      saveKind: 'follow',
    });
    expect((await testApp.visitor().get('/api/courses/slug/nobody-worked-on')).statusCode).toBe(404);
    expect((await editor.delete(`course/${id}`)).statusCode).toBe(404);
  });

  it('is not required for a course that the front page shows', async () => {
    const { blockers } = await dependents('course/39');
    expect(kinds(blockers)).toContain('site');
    expect((await editor.delete('course/39')).statusCode).toBe(409);
  });

  it('is not required for a post that the front page shows as a case study', async () => {
    const { blockers } = await dependents('post/a-ceramics-studio-online');
    expect(kinds(blockers)).toContain('site');
    expect((await editor.delete('post/a-ceramics-studio-online')).statusCode).toBe(409);
  });
});

describe('an earlier version', () => {
  const versions = async (address: string) =>
    (await editor.client.get(`${path}/${address}/versions`)).json<ContentVersions>().versions;

  it('can be viewed with its changes, and restored as a new version', async () => {
    const before = await editor.read('post/write-a-first-prompt');
    await editor.save('post/write-a-first-prompt', { facts: { title: 'Other' }, body: 'Other text' });
    expect(
      (await versions('post/write-a-first-prompt')).map(({ version, savedBy }) => [version, savedBy]),
    ).toEqual([
      [2, 'Ada'],
      [1, null],
    ]);
    const second = (
      await editor.client.get(`${path}/post/write-a-first-prompt/versions/2`)
    ).json<ContentVersion>();
    expect(second.changes.map(({ field }) => field).toSorted()).toEqual(['body', 'title']);
    const first = (
      await editor.client.get(`${path}/post/write-a-first-prompt/versions/1`)
    ).json<ContentVersion>();
    expect(first.changesIfRestored.find(({ field }) => field === 'title')).toEqual({
      field: 'title',
      before: 'Other',
      after: before.title,
    });
    const restored = await editor.act('post/write-a-first-prompt', 'versions/1/restore');
    expect(restored.json<ContentItem>()).toMatchObject({
      version: 3,
      facts: before.facts,
      body: before.body,
    });
    expect((await editor.act('post/write-a-first-prompt', 'versions/99/restore')).statusCode).toBe(404);
    const stale = await editor.client.write('POST', `${path}/post/write-a-first-prompt/versions/2/restore`, {
      basedOn: 1,
    });
    expect(stale.statusCode).toBe(409);
  });

  it('restores what was deleted: a course unpublished and with its lessons, a lesson as the last', async () => {
    const { id, lessonIds } = await makeCourse('comes-back');
    await editor.act(`course/${id}`, 'publish', { when: 'now' });
    await editor.delete(`lesson/${lessonIds[0]}`);
    await editor.delete(`course/${id}`);
    const early = await editor.act(`lesson/${lessonIds[1]}`, 'versions/1/restore');
    expect([early.statusCode, early.json<RefusalBody>().issues?.[0]?.field]).toEqual([422, 'courseId']);
    const course = await editor.act(`course/${id}`, 'versions/1/restore');
    expect(course.json<ContentItem>()).toMatchObject({ state: 'unpublished', saveKind: 'restore' });
    expect(await orderOf(testApp, id)).toEqual(lessonIds.slice(1));
    expect((await editor.act(`lesson/${lessonIds[0]}`, 'versions/1/restore')).statusCode).toBe(200);
    expect(await orderOf(testApp, id)).toEqual([...lessonIds.slice(1), lessonIds[0]]);
  });

  it('is restored without links to deleted lessons, and not when its slug is taken', async () => {
    const { lessonIds } = await makeCourse('for-links');
    const prompt = await editor.made('prompt', { ...promptFacts, slug: 'has-links', lessonIds });
    await editor.delete(`lesson/${lessonIds[2]}`);
    await editor.delete(`prompt/${prompt}`);
    await editor.made('prompt', { ...promptFacts, slug: 'has-links' });
    const taken = await editor.act(`prompt/${prompt}`, 'versions/1/restore');
    expect([taken.statusCode, taken.json<RefusalBody>().issues?.[0]?.field]).toEqual([422, 'slug']);
    const [newer] = (await editor.client.get(`${path}?kind=prompt&search=${promptFacts.title}`))
      .json<{ items: ContentItem[] }>()
      .items.filter(({ slug }) => slug === 'has-links');
    await editor.save(`prompt/${newer?.id}`, { facts: { slug: 'another-name' } });
    const restored = await editor.act(`prompt/${prompt}`, 'versions/1/restore');
    expect(restored.json<ContentItem>().facts.lessonIds).toEqual(lessonIds.slice(0, 2));
  });

  it('belongs to the same history for a post that was created again under the same slug', async () => {
    await editor.made('post', postFacts);
    await editor.delete(`post/${postFacts.slug}`);
    await editor.made('post', { ...postFacts, title: 'Made anew' });
    const kept = await versions(`post/${postFacts.slug}`);
    expect(kept.map(({ saveKind }) => saveKind)).toEqual(['create', 'delete', 'create']);
  });
});
