import { readdirSync } from 'node:fs';
import { and, eq, notExists, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectPath } from '../../db/project-path.ts';
import { courses, lessonSnippets, lessons, snippets } from '../../db/schema.ts';
import { certify } from '../../testing/certificates.ts';
import { addressesIn, everyApiAddress } from '../../testing/every-address.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

/** Generated from the content, and public. */
const publicFiles = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/blog/rss.xml'];

/** Put into every paid field, and nowhere else. */
const marker = 'PAID-FOR-ONLY';

/** Put into the same fields of free lessons and prompts. */
const freeMarker = 'FREE-FOR-EVERYBODY';

let testApp: TestApp;
let member: TestPerson;
let free: TestPerson;
let places: { slug: string; courseId: number; lessonId: number; order: number; isFree: boolean }[];
let snippetIds: number[];
let certificateToken: string;

beforeAll(async () => {
  testApp = await startTestApp({ expectedErrors: /the identity provider cannot be reached/ });
  member = await testApp.person('Monthly');
  free = await testApp.person('Free');
  await plantMarkers();
  certificateToken = (await certify(testApp, member)).token;
});
afterAll(() => testApp.close());

/** The paid fields of a lesson, with a marker in each of them. */
function markedFields(mark: string) {
  const list = JSON.stringify([`${mark} point`]);
  const checks = JSON.stringify([{ id: mark, try: `${mark} try`, expect: mark, otherwise: mark }]);
  return {
    videoUrl: `https://files.example/${mark}.mp4`,
    captionsUrl: `https://files.example/${mark}.vtt`,
    captions: sql`${JSON.stringify([{ language: 'de', text: `WEBVTT\n\n00:01.000 --> 00:02.000\n${mark}` }])}::jsonb`,
    chapters: sql`${JSON.stringify([{ seconds: 0, title: `${mark} chapter` }])}::jsonb`,
    keyLearningPoints: sql`${list}::jsonb`,
    buildPoints: sql`${list}::jsonb`,
    checks: sql`${checks}::jsonb`,
    notesMarkdown: `${mark} notes`,
  };
}

async function plantMarkers(): Promise<void> {
  const { db } = testApp.database;
  await db.update(lessons).set(markedFields(marker)).where(eq(lessons.isFree, false));
  await db.update(lessons).set(markedFields(freeMarker)).where(eq(lessons.isFree, true));
  await db.update(snippets).set({ prompt: `${'p'.repeat(100)}${freeMarker}` });
  // The prompts of a free lesson can be read there.
  const inFreeLesson = db
    .select({ id: lessons.id })
    .from(lessonSnippets)
    .innerJoin(lessons, eq(lessons.id, lessonSnippets.lessonId))
    .where(and(eq(lessonSnippets.snippetId, snippets.id), eq(lessons.isFree, true)));
  await db
    .update(snippets)
    .set({ prompt: `${'p'.repeat(100)}${marker}` })
    .where(and(eq(snippets.isFree, false), notExists(inFreeLesson)));
  places = await db
    .select({
      slug: courses.slug,
      courseId: courses.id,
      lessonId: lessons.id,
      order: lessons.orderIndex,
      isFree: lessons.isFree,
    })
    .from(lessons)
    .innerJoin(courses, sql`${courses.id} = ${lessons.courseId}`)
    .orderBy(lessons.id);
  snippetIds = (await db.select({ id: snippets.id }).from(snippets)).map(({ id }) => id);
}

function apiAddresses(): string[] {
  const { slug, courseId, lessonId, order } = paidPlace();
  return [
    ...everyApiAddress(testApp.app, {
      courseSlug: [slug],
      courseId: [courseId],
      lessonId: [lessonId, freePlace().lessonId],
      file: ['de.vtt'],
      order: [order, 'first'],
      userId: [member.id, free.id],
      certificationId: [1],
      ticketId: ['1'],
      sessionId: ['1'],
      snapshotId: ['1'],
      submissionId: ['1'],
      questionId: ['1'],
      chart: ['members.csv'],
      emailId: ['1'],
      webhookEventId: ['1'],
      uploadId: ['1'],
      videoId: ['1'],
      name: ['privacy-policy'],
      token: [certificateToken, 'none'],
      keyId: ['none'],
      slug: ['write-a-first-prompt'],
      tag: ['basics'],
      kind: ['course', 'lesson', 'prompt'],
      itemId: [courseId, lessonId],
      version: [1],
    }),
    ...places.map((place) => `/api/courses/${place.slug}/lessons/${place.order}`),
    ...places.map((place) => `/api/lessons/${place.lessonId}/snippets`),
    '/api/courses?search=a',
    '/api/docs/json',
    // Live streams never end. They say only that something has changed.
  ].filter((address) => !address.endsWith('/live'));
}

function pageAddresses(): string[] {
  return [
    '/',
    ...places.flatMap(({ slug, courseId, lessonId, order }) => [
      `/${slug}`,
      `/${slug}/${order}`,
      `/courses/${courseId}`,
      `/lesson/${lessonId}`,
    ]),
    ...publicFiles,
    `/certificates/${certificateToken}`,
    '/prompts',
    ...snippetIds.map((id) => `/prompts?prompt=${id}`),
  ];
}

function scriptAddresses(): string[] {
  return readdirSync(projectPath('dist/client/assets')).map((file) => `/assets/${file}`);
}

/** Follows every link from the given URLs, and returns the URLs whose reply contains the marker. */
async function leaksFor(client: TestClient, start: readonly string[]): Promise<string[]> {
  const seen = new Set(start);
  const leaks: string[] = [];
  for (const address of seen) {
    if (address.startsWith('/api/logout')) continue;
    const { body, headers } = await client.open(address);
    if (body.includes(marker)) leaks.push(address);
    if (String(headers['content-type']).startsWith('text/html')) {
      for (const next of addressesIn(body)) seen.add(next);
    }
    expect(seen.size, 'the site has an end').toBeLessThan(2_000);
  }
  return leaks;
}

function freePlace() {
  return places.find(({ isFree }) => isFree) ?? never();
}

/** In the same course as the free one. */
function paidPlace() {
  const { courseId } = freePlace();
  return places.find((place) => !place.isFree && place.courseId === courseId) ?? never();
}

function never(): never {
  throw new Error('the content has no lessons');
}

describe('paid content', () => {
  it('is sent to a member, which proves that the marker works', async () => {
    const { slug, order, lessonId } = paidPlace();
    for (const address of [
      `/api/courses/${slug}/lessons/${order}`,
      '/api/snippets',
      `/api/lessons/${lessonId}/snippets`,
      `/${slug}/${order}`,
      '/prompts',
    ]) {
      expect((await member.client.open(address)).body, address).toContain(marker);
    }
  });

  it('is in no reply, page or script that a visitor can get', async () => {
    const all = [...apiAddresses(), ...pageAddresses(), ...scriptAddresses()];
    expect(await leaksFor(testApp.visitor(), all)).toEqual([]);
  });

  it('is in no reply, page or script that a free user can get', async () => {
    const all = [...apiAddresses(), ...pageAddresses(), ...scriptAddresses()];
    expect(await leaksFor(free.client, all)).toEqual([]);
  });
});

describe('a free lesson', () => {
  it('is sent whole to everybody, without anything of the paid lessons next to it', async () => {
    const { slug, order, lessonId } = freePlace();
    const addresses = [
      `/api/courses/${slug}/lessons/${order}`,
      `/api/lessons/${lessonId}/snippets`,
      '/api/snippets',
      `/${slug}/${order}`,
      '/replit-prompts',
    ];
    for (const client of [testApp.visitor(), free.client]) {
      for (const address of addresses) {
        const { body } = await client.open(address);
        expect(body, address).toContain(freeMarker);
        expect(body, address).not.toContain(marker);
      }
    }
  });
});

describe('the link of a prompt', () => {
  it('shows visitors a free prompt whole and a paid one only as far as its preview', async () => {
    const { db } = testApp.database;
    const all = await db.select({ id: snippets.id, isFree: snippets.isFree }).from(snippets);
    for (const { id, isFree } of all) {
      const { body, statusCode } = await testApp.visitor().open(`/prompts?prompt=${id}`);
      const [named = ''] = /<article.*?<\/article>/s.exec(body) ?? [];
      expect([id, statusCode]).toEqual([id, 200]);
      expect([id, named.includes(freeMarker)]).toEqual([id, isFree]);
      expect(body).not.toContain(marker);
    }
  });
});
