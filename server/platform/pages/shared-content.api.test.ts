import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { entitlements, users } from '../../db/schema.ts';
import { type ContentEditor, startContentTestApp } from '../../testing/content-editor.ts';
import { openCompressed } from '../../testing/open-compressed.ts';
import type { TestApp, TestPerson } from '../../testing/test-app.ts';

let testApp: TestApp;
let editor: ContentEditor;
beforeAll(async () => {
  [testApp, editor] = await startContentTestApp();
});
afterAll(() => testApp.close());

const course = '/build-your-first-website';
const lessonIds = [3901, 3902, 3903, 3904, 3905, 3906, 3907];
const pages = ['/dashboard', '/courses', course, `${course}/1`, `${course}/2`, '/prompts', '/account'];

/** Caches are emptied once the database has announced the change. */
const patience = { timeout: 10_000 };

async function complete({ client }: TestPerson, lessonIds: readonly number[]): Promise<void> {
  for (const id of lessonIds)
    expect((await client.write('POST', `/api/lessons/${id}/complete`)).statusCode).toBe(200);
}

describe('content that pages share', () => {
  it('looks the same at the first and at every later request, for people in different positions', async () => {
    const newcomer = await testApp.person('Monthly', { firstName: 'Newcomer' });
    const learner = await testApp.person('Annual', { firstName: 'Learner' });
    const free = await testApp.person('Free', { firstName: 'Freerider' });
    await complete(learner, [3901, 3902]);
    await learner.client.write('PUT', '/api/favourites/lessons/3901');
    const people = [newcomer, learner, free];
    // With the first token, a browser gets the cookie that later ones belong to.
    for (const { client } of people) await client.formToken();
    for (const url of pages) {
      const first = await Promise.all(people.map((person) => openCompressed(person, url)));
      expect(new Set(first).size).toBe(people.length);
      for (let times = 0; times < 3; times += 1)
        for (const [index, person] of people.entries())
          expect(await openCompressed(person, url)).toBe(first[index]);
    }
  });

  it('shows each person their own progress, also right after a change', async () => {
    const [one, two] = [await testApp.person('Monthly'), await testApp.person('Monthly')];
    const rowsDone = async (person: TestPerson) =>
      (await openCompressed(person, `${course}/2`)).split('aria-label="Completed"').length - 1;
    const both = async () => [await rowsDone(one), await rowsDone(two)];
    for (let times = 0; times < 3; times += 1) expect(await both()).toEqual([0, 0]);
    await complete(one, [3901, 3902]);
    for (let times = 0; times < 3; times += 1) expect(await both()).toEqual([2, 0]);
  });

  it('shows each person their own milestones, certifications and course cards', async () => {
    const [beginner, graduate] = [await testApp.person('Monthly'), await testApp.person('Monthly')];
    const stateOf = async (person: TestPerson) => {
      const dashboard = await openCompressed(person, '/dashboard');
      const card = (await openCompressed(person, '/courses'))
        .split('id="build-your-first-website"')[1]
        ?.split('</article>')[0];
      return {
        reached: dashboard.split('(reached)').length - 1,
        canSubmit: dashboard.includes('Start Assessment'),
        progress: /aria-valuetext="([^"]*)"/.exec(card ?? '')?.[1],
      };
    };
    await complete(beginner, [3901]);
    await complete(graduate, lessonIds);
    const beginning = { reached: 1, canSubmit: false, progress: '14%' };
    const finished = await stateOf(graduate);
    expect(finished).toMatchObject({ canSubmit: true, progress: '100%' });
    expect(finished.reached).toBeGreaterThan(1);
    for (let times = 0; times < 3; times += 1)
      expect([await stateOf(beginner), await stateOf(graduate)]).toEqual([beginning, finished]);
    await complete(beginner, lessonIds);
    expect([await stateOf(beginner), await stateOf(graduate)]).toEqual([finished, finished]);
  });

  it('shows each person what they did this week', async () => {
    const [idle, busy] = [await testApp.person('Monthly'), await testApp.person('Annual')];
    const doneBy = async (person: TestPerson) =>
      [...(await openCompressed(person, '/dashboard')).matchAll(/title="(\d+ lessons?)"/g)].map(
        ([, done]) => done,
      );
    for (let times = 0; times < 3; times += 1)
      expect([await doneBy(idle), await doneBy(busy)]).toEqual([[], []]);
    await complete(busy, [3901]);
    for (let times = 0; times < 3; times += 1)
      expect([await doneBy(idle), await doneBy(busy)]).toEqual([[], ['1 lesson']]);
    await complete(busy, [3902]);
    expect([await doneBy(idle), await doneBy(busy)]).toEqual([[], ['2 lessons']]);
  });

  it('selects the time zone of each person in the list that all share', async () => {
    const [one, two] = [await testApp.person('Monthly'), await testApp.person('Free')];
    const choose = async ({ client }: TestPerson, timeZone: string) =>
      expect(
        (await client.write('PUT', '/api/account/time-zone', { timeZone, isDetected: false })).statusCode,
      ).toBe(204);
    const selected = async (person: TestPerson) =>
      [...(await openCompressed(person, '/account')).matchAll(/<option value="([^"]*)" selected="">/g)].map(
        ([, name]) => name,
      );
    await choose(one, 'Europe/Berlin');
    await choose(two, 'Asia/Tokyo');
    for (let times = 0; times < 3; times += 1)
      expect([await selected(one), await selected(two)]).toEqual([['Europe/Berlin'], ['Asia/Tokyo']]);
    await choose(one, 'America/Lima');
    expect([await selected(one), await selected(two)]).toEqual([['America/Lima'], ['Asia/Tokyo']]);
  });

  it('is compressed together with what belongs to one person, and never with what belongs to another', async () => {
    const people = [
      await testApp.person('Monthly', { firstName: 'Ottilie' }),
      await testApp.person('Annual', { firstName: 'Balthasar' }),
    ];
    const packed = async ({ client }: TestPerson, url: string) => {
      const { rawPayload, headers } = await client.get(url, { 'accept-encoding': 'gzip' });
      expect(headers['content-encoding']).toBe('gzip');
      expect(headers['content-length']).toBe(String(rawPayload.length));
      expect(String(headers.vary)).toMatch(/cookie.*accept-encoding/i);
      return gunzipSync(rawPayload).toString();
    };
    for (const url of ['/dashboard', `${course}/2`, '/prompts']) {
      for (let times = 0; times < 3; times += 1) {
        const [one = '', other = ''] = await Promise.all(people.map((person) => packed(person, url)));
        expect([one.includes('Ottilie'), one.includes('Balthasar')]).toEqual([true, false]);
        expect([other.includes('Ottilie'), other.includes('Balthasar')]).toEqual([false, true]);
      }
    }
  });

  it('follows a change of content', async () => {
    const reader = await testApp.person('Monthly');
    const rename = async (title: string) =>
      expect((await editor.save('lesson/3903', { facts: { title } })).statusCode).toBe(200);
    await rename('A row about okapis');
    const shown = () => openCompressed(reader, `${course}/2`);
    await vi.waitFor(async () => expect(await shown()).toContain('A row about okapis'), patience);
    for (let times = 0; times < 3; times += 1) await shown();
    await rename('A row about bongos');
    await vi.waitFor(async () => expect(await shown()).toContain('A row about bongos'), patience);
    expect(await shown()).not.toContain('okapis');
  });

  it('follows a change of a course on its card', async () => {
    const reader = await testApp.person('Monthly');
    const rename = async (title: string) =>
      expect((await editor.save('course/39', { facts: { title } })).statusCode).toBe(200);
    const shown = () => openCompressed(reader, '/courses');
    for (const title of ['Build for okapis', 'Build for bongos']) {
      await rename(title);
      await vi.waitFor(async () => expect(await shown()).toContain(title), patience);
      for (let times = 0; times < 3; times += 1) await shown();
    }
    expect(await shown()).not.toContain('okapis');
  });

  it('is locked for a person at once whose plan has ended', async () => {
    const { db } = testApp.database;
    const [leaving, staying] = [await testApp.person('Monthly'), await testApp.person('Monthly')];
    const locks = async (person: TestPerson) =>
      (await openCompressed(person, `${course}/1`)).split('aria-label="Locked"').length - 1;
    for (let times = 0; times < 3; times += 1)
      expect([await locks(leaving), await locks(staying)]).toEqual([0, 0]);
    await db.update(entitlements).set({ endsAt: testApp.now() }).where(eq(entitlements.userId, leaving.id));
    expect(await locks(leaving)).toBeGreaterThan(0);
    expect(await locks(staying)).toBe(0);
  });

  it('contains no part of the console for a person whose role was revoked', async () => {
    const { db } = testApp.database;
    const [leaving, staying] = [
      await testApp.person('Free', { role: 'consultant' }),
      await testApp.person('Free', { role: 'consultant' }),
    ];
    const console = async ({ client }: TestPerson) => {
      const { statusCode, body } = await client.open('/founder');
      return [statusCode, body.includes('href="/founder/tickets"')];
    };
    for (let times = 0; times < 3; times += 1)
      expect([await console(leaving), await console(staying)]).toEqual([
        [200, true],
        [200, true],
      ]);
    await db.update(users).set({ role: null }).where(eq(users.id, leaving.id));
    expect([await console(leaving), await console(staying)]).toEqual([
      [404, false],
      [200, true],
    ]);
  });
});
