import type { Course, CourseWithLessons } from '@chalkline/contract/courses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

interface CourseJson {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly goesLiveDate: string | null;
  readonly totalLessons: number;
  readonly lessons: { orderIndex: number }[];
}

const get = async (url: string) => (await testApp.visitor().get(url)).json<CourseJson[]>();

describe('GET /api/courses', () => {
  it('lists every course by go-live date, undated last, to everybody', async () => {
    const courses = await get('/api/courses');
    const dates = courses.map((course) => course.goesLiveDate ?? '2099-01-01');
    expect(courses.length).toBeGreaterThanOrEqual(8);
    expect(dates).toEqual(dates.toSorted());
  });

  it('counts the lessons of each', async () => {
    const flagship = (await get('/api/courses')).find((course) => course.id === 39);
    expect(flagship?.totalLessons).toBe(7);
  });

  it('searches title, description and category, ignoring case', async () => {
    expect((await get('/api/courses?search=FIRST%20WEBSITE')).map((course) => course.id)).toEqual([39]);
    expect((await get('/api/courses?search=database')).map((course) => course.id)).toContain(36);
  });

  it('treats % and _ as plain characters', async () => {
    expect(await get('/api/courses?search=%25')).toEqual([]);
    expect(await get('/api/courses?search=_')).toEqual([]);
  });

  it('refuses a search that is too long', async () => {
    const reply = await testApp.visitor().get(`/api/courses?search=${'a'.repeat(201)}`);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ code: 'invalid', issues: [{ field: 'search' }] });
  });
});

describe('a course', () => {
  it('includes the outline of its lessons, without gaps, by slug and by id', async () => {
    const bySlug = (
      await testApp.visitor().get('/api/courses/slug/build-your-first-website')
    ).json<CourseJson>();
    const byId = (await testApp.visitor().get('/api/courses/39')).json<CourseJson>();
    expect(bySlug.lessons.map((lesson) => lesson.orderIndex)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(byId).toEqual(bySlug);
  });

  it('that is only announced has an outline of its planned lessons', async () => {
    const courses = (await testApp.visitor().get('/api/courses')).json<Course[]>();
    const announced = courses.filter(({ isPublished }) => !isPublished);
    expect(announced).toHaveLength(5);
    for (const { id } of announced) {
      const course = (await testApp.visitor().get(`/api/courses/${id}`)).json<CourseWithLessons>();
      expect(course.lessons).toEqual([]);
      expect(course.plannedLessons.length).toBeGreaterThanOrEqual(5);
      for (const { title, description } of course.plannedLessons) {
        expect(title).not.toBe('');
        expect(description).toMatch(/\.$/);
      }
    }
  });

  it.each(['/api/courses/slug/nothing', '/api/courses/1', '/api/courses/abc', '/api/courses/99999999999'])(
    'that does not exist is not found: %s',
    async (url) => {
      const reply = await testApp.visitor().get(url);
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject({ code: 'not_found' });
    },
  );

  it('keeps paid content out of its outline', async () => {
    const text = (await testApp.visitor().get('/api/courses/39')).body;
    for (const field of ['videoUrl', 'keyLearningPoints', 'buildPoints', 'checks', 'notes'])
      expect(text).not.toContain(field);
  });
});

describe('a lesson', () => {
  const url = '/api/courses/build-your-first-website/lessons/2';

  it('is available to people whose plan includes it', async () => {
    const member = await testApp.person('Monthly');
    const lesson = (await member.client.get(url)).json();
    expect(lesson).toMatchObject({
      id: 3902,
      orderIndex: 2,
      isFree: false,
      videoUrl: '/media/lessons/build-your-first-website/build-the-first-page.mp4',
    });
    expect(lesson.notesHtml).toContain('<p>');
  });

  it('is refused to a visitor and to somebody without a plan', async () => {
    const free = await testApp.person('Free');
    expect((await testApp.visitor().get(url)).json()).toMatchObject({ code: 'signed_out' });
    expect((await free.client.get(url)).json()).toMatchObject({ code: 'plan_required' });
  });

  it('is open to everybody if it is free', async () => {
    const free = await testApp.person('Free');
    for (const client of [testApp.visitor(), free.client]) {
      const lesson = (await client.get('/api/courses/build-your-first-website/lessons/1')).json();
      const videoUrl = '/media/lessons/build-your-first-website/say-what-you-want.mp4';
      expect(lesson).toMatchObject({ id: 3901, isFree: true, videoUrl });
      expect(lesson.notesHtml).toContain('<p>');
    }
  });

  it('is not found for everybody when it does not exist, before access is checked', async () => {
    expect((await testApp.visitor().get('/api/courses/build-your-first-website/lessons/99')).statusCode).toBe(
      404,
    );
  });

  it('is found by its id', async () => {
    const address = (await testApp.visitor().get('/api/lessons/3903/address')).json();
    expect(address).toEqual({ courseSlug: 'build-your-first-website', orderIndex: 3 });
  });
});
