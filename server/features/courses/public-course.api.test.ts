import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses, lessons } from '../../db/schema.ts';
import { readableText } from '../../testing/page-text.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const slug = 'build-your-first-website';
const paidOrder = 2;
/** Planted into every paid field of a lesson, so that it is found wherever it leaks. */
const secret = 'planted-secret';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
  await testApp.database.db
    .update(lessons)
    .set({
      videoUrl: `https://youtu.be/${secret}`,
      keyLearningPoints: [secret],
      buildPoints: [secret],
      notesMarkdown: secret,
    })
    .where(and(eq(lessons.courseId, 39), eq(lessons.orderIndex, paidOrder)));
});
afterAll(() => testApp.close());

describe('the public page of a course', () => {
  it('shows a visitor the whole syllabus, and can be cached', async () => {
    const visitor = testApp.visitor();
    const { body, statusCode, headers } = await visitor.open(`/${slug}`);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers['x-robots-tag']).toBeUndefined();
    const { lessons: outline } = (await visitor.get(`/api/courses/slug/${slug}`)).json<{
      lessons: { title: string; duration: string; xpReward: number }[];
    }>();
    const text = readableText(body);
    for (const { title, duration, xpReward } of outline) {
      expect(text).toContain(title);
      expect(text).toContain(`${duration} · ${xpReward} XP`);
    }
    expect(body).toContain(`href="/sign-in?returnTo=%2F${slug}%2F1"`);
    expect(body).toContain(`href="/${slug}/1"`);
    expect((await visitor.open(`/${slug}`)).body).toBe(body);
  });

  it.each([`/${slug}`, `/${slug}?x=1`, `/api/courses/slug/${slug}`, `/api/courses/slug/${slug}/offer`])(
    'contains nothing of a paid lesson: %s',
    async (url) => {
      const { client: free } = await testApp.person('Free');
      for (const somebody of [testApp.visitor(), free]) {
        const { body, statusCode } = await somebody.open(url);
        expect(statusCode).toBe(200);
        expect(body).not.toContain(secret);
        expect(body).not.toContain('videoUrl');
        expect(body).not.toContain('notesHtml');
      }
    },
  );

  it('is not cached from what a member sees, nor shown to one', async () => {
    const { client } = await testApp.person('Monthly');
    const own = await client.open(`/${slug}`);
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect(own.body).toContain('Course Lessons');
    const { body } = await testApp.visitor().open(`/${slug}`);
    expect(body).not.toContain('Course Lessons');
    expect((await client.open(`/${slug}`)).body).not.toContain('Meet your teacher');
  });

  it('shows the paywall with the syllabus to somebody without a plan', async () => {
    const { client } = await testApp.person('Free');
    const text = readableText((await client.open(`/${slug}`)).body);
    expect(text).toContain('Unlock Your Learning Journey');
    expect(text).toContain("What's in this course");
    expect(text).toContain('Build the first page');
  });

  it('says for everybody that an unknown course does not exist', async () => {
    const { client } = await testApp.person('Free');
    for (const somebody of [testApp.visitor(), client]) {
      const { body, statusCode } = await somebody.open('/no-such-course');
      expect(statusCode).toBe(404);
      expect(body).toContain('Course not found');
    }
  });

  it('changes with the course', async () => {
    const visitor = testApp.visitor();
    await visitor.open(`/${slug}`);
    await testApp.database.db.update(courses).set({ title: 'A new title' }).where(eq(courses.id, 39));
    await expect.poll(async () => (await visitor.open(`/${slug}`)).body).toContain('A new title');
  });
});

describe('the offer of a course', () => {
  it('has its certification, and counts each prompt once', async () => {
    const visitor = testApp.visitor();
    const prompts = (await visitor.get('/api/snippets')).json<
      { lessons: { course: { slug: string } }[] }[]
    >();
    const own = prompts.filter((prompt) => prompt.lessons.some(({ course }) => course.slug === slug));
    const offer = await visitor.get(`/api/courses/slug/${slug}/offer`);
    expect(offer.json()).toMatchObject({
      promptCount: own.length,
      certification: { name: 'Website Builder' },
    });
    expect((await visitor.get('/api/courses/slug/no-such-course/offer')).statusCode).toBe(404);
  });
});
