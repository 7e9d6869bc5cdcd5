import type { ContentItem } from '@chalkline/contract/founder-content';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentVersions } from '../../db/schema.ts';
import {
  type ContentEditor,
  courseFacts,
  issuesOf,
  postFacts,
  startContentTestApp,
} from '../../testing/content-editor.ts';
import type { TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
let ada: ContentEditor;

beforeAll(async () => {
  [testApp, ada] = await startContentTestApp();
});
afterAll(() => testApp.close());

const versionsOfCourse = (id: string) =>
  testApp.database.db
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.kind, 'course'), eq(contentVersions.itemId, id)))
    .orderBy(asc(contentVersions.version));

describe('publishing', () => {
  it('publishes a course and a post now, and unpublishes them', async () => {
    const id = await ada.made('course', { ...courseFacts, slug: 'to-be-published' });
    const published = await ada.act(`course/${id}`, 'publish', { when: 'now' });
    const today = testApp.now().toISOString().slice(0, 10);
    expect(published.json<ContentItem>()).toMatchObject({ state: 'live', day: today, saveKind: 'publish' });
    const takenBack = (await ada.act(`course/${id}`, 'unpublish')).json<ContentItem>();
    expect(takenBack, 'nobody announced a day').toMatchObject({ state: 'unpublished', day: null });

    await ada.made('post', postFacts);
    const visitor = testApp.visitor();
    expect((await visitor.open(`/blog/${postFacts.slug}`)).statusCode).toBe(404);
    await ada.act(`post/${postFacts.slug}`, 'publish', { when: 'now' });
    expect((await visitor.open(`/blog/${postFacts.slug}`)).statusCode).toBe(200);
    expect((await visitor.open('/blog')).body).toContain(postFacts.title);
    await ada.act(`post/${postFacts.slug}`, 'unpublish');
    expect((await visitor.open('/blog')).body).not.toContain(postFacts.title);
    expect((await visitor.get('/blog/rss.xml')).body).not.toContain(postFacts.title);
  });

  it('happens by itself on the scheduled day, once', async () => {
    const day = new Date(testApp.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    const id = await ada.made('course', { ...courseFacts, slug: 'on-its-day', goesLiveDate: day });
    const reply = await ada.act(`course/${id}`, 'publish', { when: 'on_its_day' });
    expect(reply.json<ContentItem>()).toMatchObject({ state: 'scheduled', day });
    await testApp.jobs.runDue();
    expect((await ada.read(`course/${id}`)).state).toBe('scheduled');
    testApp.moveClock(3 * 86_400_000);
    await ada.signInAgain();
    await testApp.jobs.runDue();
    expect(await ada.read(`course/${id}`)).toMatchObject({
      state: 'live',
      day,
      saveKind: 'go_live',
      savedBy: null,
    });
    testApp.moveClock(120_000);
    await testApp.jobs.runDue();
    expect((await versionsOfCourse(id)).map(({ saveKind }) => saveKind)).toEqual([
      'create',
      'schedule',
      'go_live',
    ]);
  });

  it('needs a future day, and an item that can be published', async () => {
    const id = await ada.made('course', { ...courseFacts, slug: 'without-a-day' });
    const reply = await ada.act(`course/${id}`, 'publish', { when: 'on_its_day' });
    expect([reply.statusCode, Object.keys(issuesOf(reply))]).toEqual([422, ['goesLiveDate']]);
    expect((await ada.act('prompt/43', 'publish', { when: 'now' })).statusCode).toBe(409);
  });

  it('keeps the schedule and the go-live day consistent', async () => {
    const id = await ada.made('course', {
      ...courseFacts,
      slug: 'keeps-its-day',
      goesLiveDate: '2099-05-01',
    });
    await ada.act(`course/${id}`, 'publish', { when: 'on_its_day' });
    const reply = await ada.save(`course/${id}`, { facts: { goesLiveDate: null } });
    expect([reply.statusCode, Object.keys(issuesOf(reply))]).toEqual([422, ['goesLiveDate']]);
  });
});
