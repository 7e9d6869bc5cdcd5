import type { ContentItem } from '@chalkline/contract/founder-content';
import type { RefusalBody } from '@chalkline/contract/refusals';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, contentVersions, courses, lessons } from '../../db/schema.ts';
import { ContentDesk, courseFacts, lessonFacts, postFacts, promptFacts } from '../../testing/content-desk.ts';
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts';

let house: TestHouse;
let ada: ContentDesk;
let bo: ContentDesk;

beforeAll(async () => {
  house = await openTestHouse({ environment: { WRITES_PER_MINUTE: '100000' } });
  ada = new ContentDesk(await house.person('Free', { role: 'editor', firstName: 'Ada' }));
  bo = new ContentDesk(await house.person('Free', { role: 'founder', firstName: 'Bo' }));
});
afterAll(() => house.close());

const versionsOf = (kind: 'course' | 'lesson' | 'prompt' | 'post', id: string) =>
  house.database.db
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.kind, kind), eq(contentVersions.itemId, id)))
    .orderBy(asc(contentVersions.version));

const orderOf = async (courseId: number) => {
  const rows = await house.database.db
    .select({ id: lessons.id, orderIndex: lessons.orderIndex })
    .from(lessons)
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(lessons.orderIndex));
  expect(rows.map(({ orderIndex }) => orderIndex)).toEqual(rows.map((_, index) => index + 1));
  return rows.map(({ id }) => id);
};

const issuesOf = (reply: { json<Body>(): Body }) =>
  Object.fromEntries((reply.json<RefusalBody>().issues ?? []).map(({ field, message }) => [field, message]));

describe('making and saving', () => {
  it('shows at once to everybody, with a version and an entry in the audit', async () => {
    const visitor = house.visitor();
    expect((await visitor.open('/replit-courses')).body).not.toContain('Sharper title');
    const reply = await ada.save('course/38', { facts: { title: 'Sharper title' } });
    expect([reply.statusCode, reply.json<ContentItem>()]).toMatchObject([
      200,
      { title: 'Sharper title', version: 2, savedBy: 'Ada', saveKind: 'save' },
    ]);
    expect((await visitor.open('/replit-courses')).body).toContain('Sharper title');
    const [entry] = await house.database.db
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

  it('begins a course unpublished, with an id of its own, and its lessons in the order in which they come', async () => {
    const id = Number(await ada.made('course', { ...courseFacts, isPublished: true }));
    expect(id).toBeGreaterThanOrEqual(10_000);
    expect(await ada.read(`course/${id}`)).toMatchObject({ state: 'unpublished', version: 1 });
    const made = [];
    for (const slug of ['one', 'two', 'three']) {
      made.push(Number(await ada.made('lesson', { ...lessonFacts(id, slug), orderIndex: 7 })));
    }
    expect(await orderOf(id)).toEqual(made);
    expect((await ada.save(`lesson/${made[0]}`, { facts: { orderIndex: 3, courseId: 39 } })).statusCode).toBe(
      200,
    );
    expect(await orderOf(id)).toEqual(made);
  });

  it('makes one of two that are made at once', async () => {
    const twice = { ...promptFacts, slug: 'made-twice' };
    const replies = await Promise.all([ada.make('prompt', twice), bo.make('prompt', twice)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422]);
    const refused = replies.find(({ statusCode }) => statusCode === 422);
    expect(refused && issuesOf(refused).slug).toContain('is already taken by prompts/made-twice.md');
  });

  it('saves one of two that are based on the same version, and tells the other who was faster', async () => {
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

  it('saves or deletes when both come at once, never both', async () => {
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

  it('drops the draft that was saved', async () => {
    const draft = { basedOn: 1, facts: { title: 'x' }, body: '' };
    await ada.client.write('PUT', '/api/founder/content/legal/privacy-policy/draft', draft);
    await ada.save('legal/privacy-policy', { facts: { lastUpdated: '2026-11-15' } });
    expect((await ada.read('legal/privacy-policy')).draft).toBeNull();
    expect((await house.visitor().open('/privacy-policy')).body).toContain('November 15, 2026');
  });
});

describe('what is refused', () => {
  it.each([
    [
      'a title without end',
      'course/38',
      { title: 'x'.repeat(1000) },
      { title: 'must be at most 120 characters' },
    ],
    ['no title', 'course/38', { title: '  ' }, { title: 'must not be empty' }],
    ['a title on two lines', 'course/38', { title: 'a\nb' }, { title: 'must be one line' }],
    [
      'a category of its own',
      'course/38',
      { category: 'Cooking' },
      { category: expect.stringMatching(/^must be one of/) },
    ],
    [
      'a script as a picture',
      'course/38',
      { imageUrl: 'javascript:alert(1)' },
      { imageUrl: expect.stringMatching(/https/) },
    ],
    [
      'a call of the API as a picture',
      'course/38',
      { imageUrl: '/api/logout' },
      { imageUrl: expect.stringMatching(/https/) },
    ],
    [
      'a path to another site',
      'course/38',
      { imageUrl: '//evil.example/x' },
      { imageUrl: expect.stringMatching(/https/) },
    ],
    [
      'a reserved slug',
      'course/38',
      { slug: 'dashboard' },
      { slug: 'the slug "dashboard" is taken by the product' },
    ],
    [
      'a slug of lessons',
      'course/38',
      { slug: 'lesson-one' },
      { slug: expect.stringMatching(/taken by the product/) },
    ],
    [
      'a slug that is taken',
      'course/38',
      { slug: 'build-your-first-website' },
      { slug: expect.stringMatching(/already taken/) },
    ],
    ['a slug with a slash', 'course/38', { slug: '../x' }, { slug: 'must be lower-case words with hyphens' }],
    ['a field that nobody knows', 'course/38', { colour: 'red' }, { colour: 'is not known here' }],
    [
      'a day that is none',
      'course/38',
      { goesLiveDate: '2026-02-30' },
      { goesLiveDate: expect.stringMatching(/date/) },
    ],
    ['a lesson that is none', 'prompt/43', { lessonIds: [1] }, { 'lessonIds.0': 'there is no lesson "1"' }],
    ['a course that is none', 'certification/4', { courseId: 1 }, { courseId: 'there is no course "1"' }],
    [
      'a course with a certification',
      'certification/4',
      { courseId: 39 },
      { courseId: expect.stringMatching(/already/) },
    ],
    [
      'a featured course that is none',
      'site/site',
      { featuredCourseIds: [39, 1] },
      { 'featuredCourseIds.1': 'there is no course 1' },
    ],
    [
      'a script as a social link',
      'site/site',
      { social: [{ name: 'X', url: 'javascript:1' }] },
      { 'social.0.url': 'must be an https address' },
    ],
    ['too much XP', 'lesson/3901', { xpReward: 1e9 }, { xpReward: 'must be at most 10,000' }],
  ])('%s, field by field, and nothing changes', async (_, address, facts, issues) => {
    const before = await ada.read(address);
    const reply = await ada.save(address, { facts });
    expect([reply.statusCode, issuesOf(reply)]).toEqual([422, issues]);
    expect(await ada.read(address)).toEqual(before);
  });

  it('a prompt without a text, U+0000, a body without end, a forged id', async () => {
    expect(issuesOf(await ada.save('prompt/43', { body: ' \n' }))).toEqual({
      body: 'the text of the prompt is missing',
    });
    expect((await ada.save('prompt/43', { body: 'a\0b' })).statusCode).toBe(422);
    expect((await ada.save('prompt/43', { body: 'x'.repeat(200_001) })).statusCode).toBe(422);
    expect((await ada.save('prompt/43', { facts: { title: 'x'.repeat(1_100_000) } })).statusCode).toBe(413);
    for (const address of [
      'prompt/999999',
      'prompt/abc',
      "prompt/1'--",
      'ghost/1',
      'course/99999999999999999999',
    ]) {
      const reply = await ada.client.write('PUT', `/api/founder/content/${encodeURI(address)}`, {
        basedOn: 1,
        facts: promptFacts,
        body: 'x',
      });
      expect([address, reply.statusCode]).toEqual([address, 404]);
    }
  });

  it('a new legal page, a second set of site settings, and deleting either', async () => {
    expect((await ada.make('legal', { slug: 'imprint', title: 'x' })).statusCode).toBe(404);
    expect((await ada.make('site', {})).statusCode).toBe(404);
    expect((await ada.delete('legal/privacy-policy')).statusCode).toBe(409);
    expect((await ada.delete('site/site')).statusCode).toBe(409);
  });
});

describe('the order of lessons', () => {
  it('stays a permutation when twenty people change it at once', async () => {
    const before = await orderOf(37);
    const orders = Array.from({ length: 20 }, (_, index) => [
      ...before.slice(index % before.length),
      ...before.slice(0, index % before.length),
    ]);
    const replies = await Promise.all(
      orders.map((order, index) => (index % 2 ? ada : bo).reorder(37, order)),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(orders.map(() => 204));
    expect((await orderOf(37)).toSorted()).toEqual(before.toSorted());
    await ada.reorder(37, before);
    expect(await orderOf(37)).toEqual(before);
  });

  it('that somebody else made meanwhile is not overwritten', async () => {
    const before = await orderOf(37);
    const adas = before.toReversed();
    expect((await ada.reorder(37, adas, before)).statusCode).toBe(204);
    const late = await bo.reorder(37, before, before);
    expect([late.statusCode, late.json().code]).toEqual([409, 'edited_meanwhile']);
    expect(await orderOf(37)).toEqual(adas);
    expect((await bo.reorder(37, before, adas)).statusCode).toBe(204);
  });

  it('is refused with a lesson missing, twice, or of another course', async () => {
    const [first = 0, ...rest] = await orderOf(37);
    for (const order of [rest, [first, first, ...rest], [3901, ...rest], [], [first, ...rest, 3901]]) {
      expect((await ada.reorder(37, order)).statusCode).toBe(409);
    }
    expect((await ada.reorder(99, [])).statusCode).toBe(404);
    expect(await orderOf(37)).toEqual([first, ...rest]);
  });
});

describe('publishing', () => {
  it('makes a course and a post public now, and takes them back', async () => {
    const id = await ada.made('course', { ...courseFacts, slug: 'to-be-published' });
    const published = await ada.act(`course/${id}`, 'publish', { when: 'now' });
    const today = house.now().toISOString().slice(0, 10);
    expect(published.json<ContentItem>()).toMatchObject({ state: 'live', day: today, saveKind: 'publish' });
    expect((await ada.act(`course/${id}`, 'unpublish')).json<ContentItem>().state).toBe('unpublished');

    await ada.made('post', postFacts);
    const visitor = house.visitor();
    expect((await visitor.open(`/blog/${postFacts.slug}`)).statusCode).toBe(404);
    await ada.act(`post/${postFacts.slug}`, 'publish', { when: 'now' });
    expect((await visitor.open(`/blog/${postFacts.slug}`)).statusCode).toBe(200);
    expect((await visitor.open('/blog')).body).toContain(postFacts.title);
    await ada.act(`post/${postFacts.slug}`, 'unpublish');
    expect((await visitor.open('/blog')).body).not.toContain(postFacts.title);
    expect((await visitor.get('/blog/rss.xml')).body).not.toContain(postFacts.title);
  });

  it('waits for its day, and then happens by itself, once', async () => {
    const day = new Date(house.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    const id = await ada.made('course', { ...courseFacts, slug: 'on-its-day', goesLiveDate: day });
    const reply = await ada.act(`course/${id}`, 'publish', { when: 'on_its_day' });
    expect(reply.json<ContentItem>()).toMatchObject({ state: 'scheduled', day });
    await house.jobs.runDue();
    expect((await ada.read(`course/${id}`)).state).toBe('scheduled');
    house.moveClock(3 * 86_400_000);
    await house.jobs.runDue();
    expect(await ada.read(`course/${id}`)).toMatchObject({
      state: 'live',
      day,
      saveKind: 'go_live',
      savedBy: null,
    });
    house.moveClock(120_000);
    await house.jobs.runDue();
    expect((await versionsOf('course', id)).map(({ saveKind }) => saveKind)).toEqual([
      'create',
      'schedule',
      'go_live',
    ]);
  });

  it('needs a day to come, and something that is published on its own', async () => {
    const id = await ada.made('course', { ...courseFacts, slug: 'without-a-day' });
    const reply = await ada.act(`course/${id}`, 'publish', { when: 'on_its_day' });
    expect([reply.statusCode, Object.keys(issuesOf(reply))]).toEqual([422, ['goesLiveDate']]);
    expect((await ada.act('prompt/43', 'publish', { when: 'now' })).statusCode).toBe(409);
  });

  it('keeps its schedule and its day together', async () => {
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

describe('renaming', () => {
  it('of the flagship course takes the site settings and all links along', async () => {
    expect((await ada.save('course/39', { facts: { slug: 'a-new-name' } })).statusCode).toBe(200);
    expect((await ada.read('site/site')).facts.flagshipCourseSlug).toBe('a-new-name');
    expect((await house.visitor().get('/api/courses/slug/a-new-name')).statusCode).toBe(200);
    await ada.save('course/39', { facts: { slug: 'build-your-first-website' } });
    const [row] = await house.database.db.select().from(courses).where(eq(courses.id, 39));
    expect(row?.slug).toBe('build-your-first-website');
  });
});
