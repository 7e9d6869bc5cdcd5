import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lessons, tickedChecks } from '../../db/schema.ts';
import { takeSnapshot } from '../../testing/snapshot-uploads.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { WRITES_PER_MINUTE: '10000' } });
});
afterAll(() => testApp.close());

/** Checks of a free lesson, and of a paid one. */
const free = '/api/lessons/3901/checks/one-visitor';
const paid = '/api/lessons/3902/checks/links-jump';

const tickedBy = async ({ client }: TestPerson, lessonId = 3901) =>
  (await client.get(`/api/lessons/${lessonId}/checks`)).json();

async function exported(person: TestPerson) {
  const files = unzipSync((await person.client.get('/api/account/export')).rawPayload);
  return JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()));
}

describe('a build check', () => {
  it('is ticked and unticked, each any number of times', async () => {
    const ada = await testApp.person('Monthly');
    expect(await tickedBy(ada)).toEqual([]);
    expect((await ada.client.write('PUT', free)).statusCode).toBe(204);
    const [first] = await tickedBy(ada);
    expect(first).toEqual({ checkId: 'one-visitor', tickedAt: expect.any(String), snapshot: null });
    expect((await ada.client.write('PUT', free)).statusCode).toBe(204);
    expect(await tickedBy(ada)).toEqual([first]);
    for (const _ of [1, 2]) expect((await ada.client.write('DELETE', free)).statusCode).toBe(204);
    expect(await tickedBy(ada)).toEqual([]);
  });

  it('counts once, from fifty tabs at the same time', async () => {
    const { client, id } = await testApp.person('Annual');
    const token = await client.formToken();
    const send = () => client.send({ method: 'PUT', url: paid, headers: { 'x-csrf-token': token } });
    const replies = await Promise.all(Array.from({ length: 50 }, send));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    const rows = await testApp.database.db.select().from(tickedChecks).where(eq(tickedChecks.userId, id));
    expect(rows).toHaveLength(1);
  });

  it('is refused like completing its lesson', async () => {
    const [somebody, member] = [await testApp.person('Free'), await testApp.person('Monthly')];
    expect((await somebody.client.write('PUT', paid)).json()).toMatchObject({ code: 'plan_required' });
    expect((await testApp.visitor().write('PUT', free)).json()).toMatchObject({ code: 'signed_out' });
    expect((await somebody.client.write('PUT', free)).statusCode).toBe(204);
    for (const address of [
      '/api/lessons/3901/checks/forged',
      '/api/lessons/3901/checks/links-jump',
      '/api/lessons/1/checks/one-visitor',
      '/api/lessons/abc/checks/one-visitor',
    ]) {
      for (const method of ['PUT', 'DELETE'] as const) {
        expect((await member.client.write(method, address)).statusCode, address).toBe(404);
      }
    }
    expect((await member.client.get('/api/lessons/1/checks')).statusCode).toBe(404);
    expect(await tickedBy(member)).toEqual([]);
  });

  it("takes one of the learner's own snapshots of the lesson, which ticks it", async () => {
    const [ada, eve] = [await testApp.person('Monthly'), await testApp.person('Monthly')];
    const { id } = await takeSnapshot(ada);
    const attach = (person: TestPerson, snapshotId: string | null, address = free) =>
      person.client.write('PUT', `${address}/snapshot`, { snapshotId });
    expect((await attach(ada, id)).statusCode).toBe(204);
    expect(await tickedBy(ada)).toMatchObject([{ checkId: 'one-visitor', snapshot: { id } }]);
    expect((await attach(eve, id)).statusCode).toBe(404);
    expect((await attach(ada, id, paid)).statusCode).toBe(404);
    expect((await attach(ada, 'forged')).statusCode).toBe(422);
    expect(await tickedBy(eve)).toEqual([]);
    expect((await attach(eve, null)).statusCode).toBe(204);
    expect(await tickedBy(eve), 'removing no picture ticks nothing').toEqual([]);
    expect((await attach(ada, null)).statusCode).toBe(204);
    expect(await tickedBy(ada)).toMatchObject([{ checkId: 'one-visitor', snapshot: null }]);
  });

  it('stays ticked when its snapshot is deleted', async () => {
    const ada = await testApp.person('Monthly');
    const { id } = await takeSnapshot(ada);
    await ada.client.write('PUT', `${free}/snapshot`, { snapshotId: id });
    await ada.client.write('DELETE', `/api/snapshots/${id}`);
    expect(await tickedBy(ada)).toMatchObject([{ checkId: 'one-visitor', snapshot: null }]);
  });

  it('keeps its tick while it is not among the checks of the lesson', async () => {
    const ada = await testApp.person('Monthly');
    await ada.client.write('PUT', paid);
    const isLesson = eq(lessons.id, 3902);
    const [lesson] = await testApp.database.db.select().from(lessons).where(isLesson);
    const checks = lesson?.checks ?? [];
    await testApp.database.db
      .update(lessons)
      .set({ checks: checks.filter(({ id }) => id !== 'links-jump') })
      .where(isLesson);
    expect((await ada.client.write('DELETE', paid)).statusCode).toBe(404);
    expect(await exported(ada)).toMatchObject({ tickedChecks: [{ id: 'links-jump', check: null }] });
    await testApp.database.db.update(lessons).set({ checks }).where(isLesson);
    expect(await tickedBy(ada, 3902)).toMatchObject([{ checkId: 'links-jump' }]);
  });

  it('is exported and erased with the account, and visible to nobody else', async () => {
    const [ada, eve] = [await testApp.person('Monthly'), await testApp.person('Monthly')];
    await ada.client.write('PUT', free);
    expect(await tickedBy(eve)).toEqual([]);
    expect((await exported(eve)).tickedChecks).toEqual([]);
    expect((await exported(ada)).tickedChecks).toEqual([
      {
        course: 'Build Your First Website',
        lesson: expect.any(String),
        lessonOrder: 1,
        id: 'one-visitor',
        check: expect.stringContaining('first line of your brief'),
        tickedAt: expect.any(String),
        hasSnapshot: false,
      },
    ]);
    await ada.client.write('DELETE', '/api/account', { confirmation: ada.email });
    const rows = await testApp.database.db.select().from(tickedChecks).where(eq(tickedChecks.userId, ada.id));
    expect(rows).toEqual([]);
  });
});
