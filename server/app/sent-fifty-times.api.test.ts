import type { Review } from '@chalkline/contract/reviews';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  certificates,
  certificationSubmissions,
  favouriteLessons,
  favouritePrompts,
  lessonCompletions,
  ownProjects,
  playbackSettings,
  privateNotes,
  tickedChecks,
  typedValues,
  watchPositions,
} from '../db/schema.ts';
import { startTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { WRITES_PER_MINUTE: '10000' } });
});
afterAll(() => testApp.close());

const noteId = '00000000-0000-4000-8000-000000000001';
const newNote = [
  'POST',
  '/api/lessons/3902/private-notes',
  { id: noteId, text: 'A', positionSeconds: 1 },
] as const;
const tick = ['PUT', '/api/lessons/3901/checks/one-visitor'] as const;
const settings = { speed: 1.5, isAutoplay: true, secondsAgo: 0 };
const project = { name: 'Paws', purpose: 'Dogs', url: '', joinLink: '' };

type Write = readonly [method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', address: string, body?: object];

interface Case {
  readonly write: Write;
  /** What is stored before. */
  readonly after?: Write;
  /** Where it is stored, and how many rows the person then has there. */
  readonly table: (typeof tables)[number];
  readonly rows: 0 | 1;
}

const tables = [
  ...[favouriteLessons, favouritePrompts, lessonCompletions, ownProjects, playbackSettings],
  ...[privateNotes, tickedChecks, typedValues, watchPositions],
] as const;

const starLesson = ['PUT', '/api/favourites/lessons/3902'] as const;
const starPrompt = ['PUT', '/api/favourites/prompts/13'] as const;
const complete = ['POST', '/api/lessons/3902/complete'] as const;

const cases: readonly Case[] = [
  { write: complete, table: lessonCompletions, rows: 1 },
  { write: ['DELETE', complete[1]], after: complete, table: lessonCompletions, rows: 0 },
  { write: tick, table: tickedChecks, rows: 1 },
  { write: ['DELETE', tick[1]], after: tick, table: tickedChecks, rows: 0 },
  { write: ['PUT', `${tick[1]}/snapshot`, { snapshotId: null }], after: tick, table: tickedChecks, rows: 1 },
  { write: newNote, table: privateNotes, rows: 1 },
  {
    write: ['PATCH', `/api/private-notes/${noteId}`, { text: 'B' }],
    after: newNote,
    table: privateNotes,
    rows: 1,
  },
  { write: ['DELETE', `/api/private-notes/${noteId}`], after: newNote, table: privateNotes, rows: 0 },
  { write: ['PUT', '/api/account/project', project], table: ownProjects, rows: 1 },
  {
    write: ['PUT', '/api/account/typed-values', { name: 'currency', value: 'EUR' }],
    table: typedValues,
    rows: 1,
  },
  {
    write: ['PUT', '/api/account/typed-values', { name: 'currency', value: '' }],
    after: ['PUT', '/api/account/typed-values', { name: 'currency', value: 'EUR' }],
    table: typedValues,
    rows: 0,
  },
  { write: starLesson, table: favouriteLessons, rows: 1 },
  { write: ['DELETE', starLesson[1]], after: starLesson, table: favouriteLessons, rows: 0 },
  { write: starPrompt, table: favouritePrompts, rows: 1 },
  { write: ['DELETE', starPrompt[1]], after: starPrompt, table: favouritePrompts, rows: 0 },
  {
    write: ['PUT', '/api/lessons/3902/watch-position', { positionSeconds: 30, secondsAgo: 0 }],
    table: watchPositions,
    rows: 1,
  },
  { write: ['PUT', '/api/account/playback-settings', settings], table: playbackSettings, rows: 1 },
];

/** Sends a write fifty times at once, with one form token, and returns the status codes. */
async function fiftyTimes({ client }: TestPerson, [method, url, payload]: Write): Promise<number[]> {
  const headers = { 'x-csrf-token': await client.formToken() };
  const send = () => client.send({ method, url, headers, ...(payload ? { payload } : {}) });
  return (await Promise.all(Array.from({ length: 50 }, send))).map(({ statusCode }) => statusCode);
}

describe('a write that is sent fifty times at once', () => {
  it.each(cases.map((one) => [one.write.slice(0, 2).join(' '), one] as const))(
    'counts once: %s',
    async (_, { write, after, table, rows }) => {
      const person = await testApp.person('Monthly');
      if (after) expect((await person.client.write(...after)).statusCode).toBeLessThan(300);
      const codes = await fiftyTimes(person, write);
      expect(codes.filter((code) => code >= 300)).toEqual([]);
      expect(await testApp.database.db.$count(table, eq(table.userId, person.id))).toBe(rows);
    },
  );

  it('awards a certification once, with its rubric', async () => {
    const { db } = testApp.database;
    const learner = await testApp.person('Monthly');
    const founder = await testApp.person('Free', { role: 'founder' });
    const [submission] = await db
      .insert(certificationSubmissions)
      .values({
        ...{ userId: learner.id, certificationId: 1, submittedAt: testApp.now() },
        ...{ projectUrl: 'https://replit.com/@ada/site', videoUrl: '', comments: '' },
      })
      .returning({ id: certificationSubmissions.id });
    const address = `/api/founder/reviews/${submission?.id}`;
    const { rubric } = (await founder.client.get(address)).json<Review>();
    const checks = rubric.map(({ lessonId, checkId }) => ({ lessonId, checkId, isPassed: true }));
    const codes = await fiftyTimes(founder, ['POST', `${address}/award`, { checks }]);
    expect(codes.toSorted()).toEqual([204, ...Array<number>(49).fill(409)]);
    expect(await db.$count(certificates, eq(certificates.userId, learner.id))).toBe(1);
    const { outcome } = (await founder.client.get(address)).json<Review>();
    expect(outcome?.checks).toHaveLength(rubric.length);
  });
});
