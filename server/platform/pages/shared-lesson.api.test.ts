import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { entitlements, users } from '../../db/schema.ts';
import { type ContentEditor, startContentTestApp } from '../../testing/content-editor.ts';
import { openCompressed } from '../../testing/open-compressed.ts';
import { takeSnapshot } from '../../testing/snapshot-uploads.ts';
import type { TestApp, TestPerson } from '../../testing/test-app.ts';

let testApp: TestApp;
let editor: ContentEditor;
beforeAll(async () => {
  [testApp, editor] = await startContentTestApp();
});
afterAll(() => testApp.close());

const lesson = '/build-your-first-website/2';
const lessonId = 3902;
const checkCalls = `/api/lessons/${lessonId}/checks`;
/** A prompt of the lesson, with five blanks. */
const prompt = { address: 'prompt/35', title: 'Find the cause before you fix it' };

/** Caches are emptied once the database has announced the change. */
const patience = { timeout: 10_000 };

async function checksOf(person: TestPerson): Promise<string> {
  const [, checks = ''] = (await openCompressed(person, lesson)).split('id="checks"');
  return checks.split('</section>')[0] ?? '';
}

const occurrences = (text: string, part: string) => text.split(part).length - 1;
const ticksOf = async (person: TestPerson) => occurrences(await checksOf(person), 'checked=""');

async function send({ client }: TestPerson, method: 'PUT' | 'DELETE', url: string, body?: object) {
  expect((await client.write(method, url, body)).statusCode).toBe(204);
}

describe('what the pages of a lesson share', () => {
  it('shows each person their own ticks, also right after a change', async () => {
    const [one, two] = [await testApp.person('Monthly'), await testApp.person('Annual')];
    const both = async () => [await ticksOf(one), await ticksOf(two)];
    for (let times = 0; times < 3; times += 1) expect(await both()).toEqual([0, 0]);
    await send(one, 'PUT', `${checkCalls}/links-jump`);
    await send(one, 'PUT', `${checkCalls}/brief-saved`);
    for (let times = 0; times < 3; times += 1) expect(await both()).toEqual([2, 0]);
    await send(two, 'PUT', `${checkCalls}/checkpoint`);
    await send(one, 'DELETE', `${checkCalls}/links-jump`);
    for (let times = 0; times < 3; times += 1) expect(await both()).toEqual([1, 1]);
    expect(await checksOf(one)).not.toBe(await checksOf(two));
  });

  it('shows a picture only to the person who has attached it', async () => {
    const [one, two] = [await testApp.person('Monthly'), await testApp.person('Monthly')];
    const { id, thumbnailUrl } = await takeSnapshot(one, { lessonId });
    await send(one, 'PUT', `${checkCalls}/links-jump/snapshot`, { snapshotId: id });
    await send(two, 'PUT', `${checkCalls}/links-jump`);
    for (let times = 0; times < 3; times += 1) {
      expect(await checksOf(one)).toContain(thumbnailUrl);
      expect(await openCompressed(two, lesson)).not.toContain(id);
    }
    await send(one, 'PUT', `${checkCalls}/links-jump/snapshot`, { snapshotId: null });
    expect(await checksOf(one)).toBe(await checksOf(two));
  });

  it('fills in prompts only for the person who has typed something', async () => {
    const people = [await testApp.person('Monthly'), await testApp.person('Annual')] as const;
    const type = (person: TestPerson, value: string) =>
      send(person, 'PUT', '/api/account/typed-values', { name: 'steps', value });
    const marked = (value: string) => `>${value}</mark>`;
    const shows = async (value: string) =>
      Promise.all(people.map(async (person) => (await openCompressed(person, lesson)).includes(value)));
    for (let times = 0; times < 3; times += 1) expect(await shows(marked('{{steps}}'))).toEqual([true, true]);
    await type(people[0], 'I fed the okapi');
    for (let times = 0; times < 3; times += 1) {
      expect(await shows(marked('I fed the okapi'))).toEqual([true, false]);
      expect(await shows('okapi')).toEqual([true, false]);
      expect(await shows(marked('{{steps}}'))).toEqual([false, true]);
    }
    await type(people[1], 'I fed the bongo');
    await type(people[0], '');
    for (let times = 0; times < 3; times += 1) {
      expect(await shows(marked('{{steps}}'))).toEqual([true, false]);
      expect(await shows('bongo')).toEqual([false, true]);
      expect(await shows('okapi')).toEqual([false, false]);
    }
  });

  it('follows a change of its checks, its prompts and its captions', async () => {
    const reader = await testApp.person('Monthly');
    const [check, ...others] = (await editor.read(`lesson/${lessonId}`)).facts.checks as { try: string }[];
    const shown = () => openCompressed(reader, lesson);
    for (const name of ['okapi', 'bongo']) {
      const edits = [
        await editor.save(`lesson/${lessonId}`, {
          facts: {
            checks: [{ ...check, try: `Look for the ${name}.` }, ...others],
            chapters: [{ seconds: 0, title: `The ${name}` }],
          },
        }),
        await editor.save(prompt.address, { facts: { title: `Feed the ${name}` } }),
      ];
      expect(edits.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      await vi.waitFor(async () => {
        const page = await shown();
        for (const text of [`Look for the ${name}.`, `Feed the ${name}`, `The ${name}`])
          expect(page).toContain(text);
      }, patience);
      for (let times = 0; times < 3; times += 1) await shown();
    }
    expect(await shown()).not.toContain('okapi');
  });

  it('is missing in the page of a person whose plan has ended, and of nobody else', async () => {
    const { db } = testApp.database;
    const [leaving, staying] = [await testApp.person('Monthly'), await testApp.person('Monthly')];
    expect(await reads(leaving, staying)).toEqual([true, true]);
    await db.update(entitlements).set({ endsAt: testApp.now() }).where(eq(entitlements.userId, leaving.id));
    expect(await reads(leaving, staying)).toEqual([false, true]);
  });

  it('is missing in the page of a person whose role was revoked, and of nobody else', async () => {
    const { db } = testApp.database;
    const [leaving, staying] = [
      await testApp.person('Free', { role: 'founder' }),
      await testApp.person('Free', { role: 'founder' }),
    ];
    expect(await reads(leaving, staying)).toEqual([true, true]);
    await db.update(users).set({ role: null }).where(eq(users.id, leaving.id));
    expect(await reads(leaving, staying)).toEqual([false, true]);
  });
});

/** Whether the checks and the prompts are in the page of each person, each time. */
async function reads(...people: readonly TestPerson[]): Promise<boolean[]> {
  const found: boolean[] = [];
  for (const person of people) {
    const pages = [await openCompressed(person, lesson), await openCompressed(person, lesson)];
    const times = pages.map((page) =>
      ['id="checks"', 'aria-label="Video controls"', '{{steps}}'].map((part) => page.includes(part)),
    );
    expect(new Set(times.flat()).size).toBe(1);
    found.push(times.flat().every(Boolean));
  }
  return found;
}
