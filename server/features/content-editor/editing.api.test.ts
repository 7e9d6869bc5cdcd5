import type { ContentItem } from '@chalkline/contract/founder-content';
import type { RefusalBody } from '@chalkline/contract/refusals';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, contentVersions, courses } from '../../db/schema.ts';
import { exported, filesIn, imported, tried, zipped } from '../../testing/content-archives.ts';
import {
  ContentEditor,
  courseFacts,
  issuesOf,
  lessonFacts,
  newEditor,
  orderOf,
  promptFacts,
  startContentTestApp,
} from '../../testing/content-editor.ts';
import type { TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
let ada: ContentEditor;
let bo: ContentEditor;

beforeAll(async () => {
  [testApp, ada] = await startContentTestApp();
  bo = new ContentEditor(await testApp.person('Free', { role: 'founder', firstName: 'Bo' }));
});
afterAll(() => testApp.close());

const versionsOf = (kind: 'course' | 'lesson' | 'prompt' | 'post', id: string) =>
  testApp.database.db
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.kind, kind), eq(contentVersions.itemId, id)))
    .orderBy(asc(contentVersions.version));

describe('creating and saving', () => {
  it('is visible at once to everybody, with a version and an audit entry', async () => {
    const visitor = testApp.visitor();
    expect((await visitor.open('/replit-courses')).body).not.toContain('Sharper title');
    const reply = await ada.save('course/38', { facts: { title: 'Sharper title' } });
    expect([reply.statusCode, reply.json<ContentItem>()]).toMatchObject([
      200,
      { title: 'Sharper title', version: 2, savedBy: 'Ada', saveKind: 'save' },
    ]);
    expect((await visitor.open('/replit-courses')).body).toContain('Sharper title');
    const [entry] = await testApp.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, 'course:38'));
    expect(entry).toMatchObject({
      action: 'content.save',
      before: { version: 1 },
      after: { version: 2, title: 'Sharper title' },
    });
  });

  it('writes no version when nothing has changed', async () => {
    const before = (await versionsOf('course', '37')).length;
    expect((await ada.save('course/37', {})).statusCode).toBe(200);
    expect(await versionsOf('course', '37')).toHaveLength(before);
  });

  it('creates a course unpublished, with a new id, and appends its lessons in order', async () => {
    const id = Number(await ada.made('course', { ...courseFacts, isPublished: true }));
    expect(id).toBeGreaterThanOrEqual(10_000);
    expect(await ada.read(`course/${id}`)).toMatchObject({ state: 'unpublished', version: 1 });
    const made = [];
    for (const slug of ['one', 'two', 'three']) {
      made.push(Number(await ada.made('lesson', { ...lessonFacts(id, slug), orderIndex: 7 })));
    }
    expect(await orderOf(testApp, id)).toEqual(made);
    expect((await ada.save(`lesson/${made[0]}`, { facts: { orderIndex: 3, courseId: 39 } })).statusCode).toBe(
      200,
    );
    expect(await orderOf(testApp, id)).toEqual(made);
  });

  it('assigns ids that can be exported and imported, whatever ids files contain, and none twice', async () => {
    const files = filesIn(await exported(ada));
    const facts =
      'id: 1000000000\ntitle: Far off\ndescription: What it is for.\ncategory: Design\nlessons: []';
    await imported(ada, zipped({ ...files, 'prompts/far-off.md': `---\n${facts}\n---\nSome text.\n` }));
    expect((await ada.read('prompt/1000000000')).title).toBe('Far off');
    const first = await ada.made('prompt', { ...promptFacts, slug: 'first-after-far-off' });
    expect(Number(first)).toBeLessThan(20_000);
    await ada.delete(`prompt/${first}`);
    const second = await ada.made('prompt', { ...promptFacts, slug: 'second-after-far-off' });
    expect(Number(second)).toBe(Number(first) + 1);
    expect(await tried(ada, await exported(ada))).toMatchObject({ created: [], changed: [], deleted: [] });
  });

  it('creates one of two identical items that are created at once', async () => {
    const twice = { ...promptFacts, slug: 'made-twice' };
    const replies = await Promise.all([ada.make('prompt', twice), bo.make('prompt', twice)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422]);
    const refused = replies.find(({ statusCode }) => statusCode === 422);
    expect(refused && issuesOf(refused).slug).toContain('is already taken by prompts/made-twice.md');
  });

  it('saves one of two edits of the same version, and tells the other who was faster', async () => {
    const { version } = await ada.read('post/what-a-database-is');
    const replies = await Promise.all([
      ada.save('post/what-a-database-is', { body: 'By Ada', basedOn: version }),
      bo.save('post/what-a-database-is', { body: 'By Bo', basedOn: version }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const late = replies.find(({ statusCode }) => statusCode === 409)?.json<RefusalBody>();
    const { body, version: newest } = await ada.read('post/what-a-database-is');
    expect(newest).toBe(version + 1);
    expect(late?.code).toBe('edited_meanwhile');
    expect(late?.message).toMatch(body === 'By Ada' ? /^Ada saved this on / : /^Bo saved this on /);
  });

  it("tells somebody who was too late when the other edit was saved, in the reader's time zone", async () => {
    const late = await newEditor(testApp, 'Cy', 'founder');
    const timeZone = 'Asia/Tokyo';
    await late.client.write('PUT', '/api/account/time-zone', { timeZone, isDetected: false });
    const { version } = await late.read('post/what-a-database-is');
    await ada.save('post/what-a-database-is', { body: 'By Ada again', basedOn: version });
    const reply = await late.save('post/what-a-database-is', { body: 'By Cy', basedOn: version });
    expect(reply.json<RefusalBody>().message).toMatch(/^Ada saved this on \w+ \d+, \d+, \d\d:\d\d UTC\+9\./);
  });

  it('either saves or deletes when both come at once', async () => {
    const id = await ada.made('prompt', { ...promptFacts, slug: 'save-or-delete' });
    const [saved, deleted] = await Promise.all([
      ada.save(`prompt/${id}`, { body: 'Changed', basedOn: 1 }),
      bo.delete(`prompt/${id}`, 1),
    ]);
    expect([saved.statusCode, deleted.statusCode].toSorted()).toEqual(
      saved.statusCode === 200 ? [200, 409] : [204, 409],
    );
    expect(await versionsOf('prompt', id)).toHaveLength(2);
  });

  it('deletes the draft that was saved', async () => {
    const draft = { basedOn: 1, facts: { title: 'x' }, body: '' };
    const founder = await newEditor(testApp, undefined, 'founder');
    await founder.client.write('PUT', '/api/founder/content/legal/privacy-policy/draft', draft);
    const saved = await founder.save('legal/privacy-policy', { facts: { lastUpdated: '2026-11-15' } });
    expect(saved.statusCode, saved.body).toBe(200);
    expect((await founder.read('legal/privacy-policy')).draft).toBeNull();
    expect((await testApp.visitor().open('/privacy-policy')).body).toContain('15 November 2026');
  });
});

describe('the order of lessons', () => {
  it('stays a permutation when twenty people change it at once', async () => {
    const before = await orderOf(testApp, 37);
    const orders = Array.from({ length: 20 }, (_, index) => [
      ...before.slice(index % before.length),
      ...before.slice(0, index % before.length),
    ]);
    const replies = await Promise.all(
      orders.map((order, index) => (index % 2 ? ada : bo).reorder(37, order)),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(orders.map(() => 204));
    expect((await orderOf(testApp, 37)).toSorted()).toEqual(before.toSorted());
    await ada.reorder(37, before);
    expect(await orderOf(testApp, 37)).toEqual(before);
  });

  it('is not overwritten when somebody else has changed it meanwhile', async () => {
    const before = await orderOf(testApp, 37);
    const adas = before.toReversed();
    expect((await ada.reorder(37, adas, before)).statusCode).toBe(204);
    const late = await bo.reorder(37, before, before);
    expect([late.statusCode, late.json().code]).toEqual([409, 'edited_meanwhile']);
    expect(await orderOf(testApp, 37)).toEqual(adas);
    expect((await bo.reorder(37, before, adas)).statusCode).toBe(204);
  });

  it('is refused with a lesson missing, twice, or of another course', async () => {
    const [first = 0, ...rest] = await orderOf(testApp, 37);
    for (const order of [rest, [first, first, ...rest], [3901, ...rest], [], [first, ...rest, 3901]]) {
      expect((await ada.reorder(37, order)).statusCode).toBe(409);
    }
    expect((await ada.reorder(99, [])).statusCode).toBe(404);
    expect(await orderOf(testApp, 37)).toEqual([first, ...rest]);
  });
});

describe('renaming', () => {
  it('updates the site settings and all links when it is the flagship course', async () => {
    expect((await ada.save('course/39', { facts: { slug: 'a-new-name' } })).statusCode).toBe(200);
    const founder = await newEditor(testApp, undefined, 'founder');
    expect((await founder.read('site/site')).facts.flagshipCourseSlug).toBe('a-new-name');
    expect((await testApp.visitor().get('/api/courses/slug/a-new-name')).statusCode).toBe(200);
    await ada.save('course/39', { facts: { slug: 'build-your-first-website' } });
    const [row] = await testApp.database.db.select().from(courses).where(eq(courses.id, 39));
    expect(row?.slug).toBe('build-your-first-website');
  });
});
