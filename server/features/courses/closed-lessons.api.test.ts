import type { CourseWithLessons } from '@chalkline/contract/courses';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses } from '../../db/schema.ts';
import { attachImage, uploadImage } from '../../testing/snapshot-uploads.ts';
import { founderEmail, startTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
  await testApp.database.db.update(courses).set({ isPublished: false }).where(eq(courses.id, 39));
});
afterAll(() => testApp.close());

const address = '/build-your-first-website/1';
const lesson = '/api/courses/build-your-first-website/lessons/1';
const snippets = '/api/lessons/3901/snippets';
const playback = '/api/lessons/3901/playback';
const complete = '/api/lessons/3901/complete';
const missing = { code: 'not_found', message: "This lesson doesn't exist." };

describe('a lesson of an unpublished course', () => {
  it('does not exist for anybody, whatever their plan', async () => {
    const { client: member } = await testApp.person('Lifetime');
    for (const client of [testApp.visitor(), (await testApp.person('Free')).client, member]) {
      expect((await client.get(lesson)).json()).toEqual(missing);
      expect((await client.get(snippets)).json()).toEqual(missing);
      const page = await client.open(address);
      expect(page.statusCode).toBe(404);
      expect(page.body).toContain('<title>Lesson not found');
      expect(page.body).not.toContain('videoUrl');
    }
  });

  it('accepts neither a completion nor a snapshot', async () => {
    const ada = await testApp.person('Monthly');
    expect((await ada.client.write('POST', complete)).json()).toEqual(missing);
    expect((await ada.client.get('/api/user/progress')).json()).toEqual([]);
    const imageUrl = await uploadImage(ada);
    expect((await attachImage(ada, imageUrl)).json()).toEqual(missing);
    expect((await ada.client.get('/api/lessons/3901/snapshots')).json()).toEqual([]);
  });

  it('is listed in the public outline', async () => {
    const course = (await testApp.visitor().get('/api/courses/39')).json();
    expect(course).toMatchObject({ isPublished: false });
    expect(course.lessons[0]).toMatchObject({ id: 3901 });
  });

  it('is not linked from the prompts', async () => {
    const list = (await testApp.visitor().get('/api/snippets')).json<{ lessons: { id: number }[] }[]>();
    expect(list.flatMap((prompt) => prompt.lessons).some(({ id }) => id === 3901)).toBe(false);
  });

  it('can be viewed by the founder, and stays missing for everybody else', async () => {
    const founder = await testApp.person('Free', { email: founderEmail });
    expect((await founder.client.get(lesson)).json()).toMatchObject({ id: 3901 });
    expect((await founder.client.get(snippets)).statusCode).toBe(200);
    expect((await founder.client.open(address)).statusCode).toBe(200);
    expect((await founder.client.write('POST', complete)).statusCode).toBe(200);
    expect((await attachImage(founder, await uploadImage(founder))).statusCode).toBe(201);
    const { client: member } = await testApp.person('Lifetime');
    for (const url of [lesson, snippets, playback]) {
      expect((await founder.client.get(url)).statusCode).toBe(200);
      expect((await member.get(url)).json()).toEqual(missing);
    }
  });
});

describe('a paid lesson that a member has read', () => {
  it('stays closed for people without a plan', async () => {
    const { client: member } = await testApp.person('Monthly');
    const { client: free } = await testApp.person('Free');
    const { slug, lessons } = (await member.get('/api/courses/38')).json<CourseWithLessons>();
    const id = lessons[1]?.id;
    const ofLesson = [`/api/lessons/${id}/snippets`, `/api/lessons/${id}/playback`];
    for (const url of [`/api/courses/${slug}/lessons/2`, ...ofLesson]) {
      expect((await member.get(url)).statusCode).toBe(200);
      expect((await free.get(url)).statusCode).toBe(403);
      expect((await testApp.visitor().get(url)).statusCode).toBe(401);
    }
  });
});
