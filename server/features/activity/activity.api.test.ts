import type { LearnerActivity } from '@chalkline/contract/activity';
import { accountExportPath, accountPath, activityPath, weeklyGoalPath } from '@chalkline/contract/addresses';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lessonCompletions, lessons, weeklyGoals } from '../../db/schema.ts';
import { takeSnapshot } from '../../testing/snapshot-uploads.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { WRITES_PER_MINUTE: '10000' } });
});
afterAll(() => testApp.close());

const activityOf = async ({ client }: TestPerson) => (await client.get(activityPath)).json<LearnerActivity>();
const choose = ({ client }: TestPerson, goal: unknown) =>
  client.write('PUT', weeklyGoalPath, { lessons: goal });
const rowsOf = ({ id }: TestPerson) => testApp.database.db.$count(weeklyGoals, eq(weeklyGoals.userId, id));

/** Sends a form like a page without scripts. */
const sendForm = ({ client }: TestPerson, payload: string) =>
  client.send({
    method: 'POST',
    url: weeklyGoalPath,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload,
  });

async function checksOf(lessonId: number) {
  const rows = await testApp.database.db.select().from(lessons).where(eq(lessons.id, lessonId));
  return rows.flatMap(({ checks }) => checks);
}

describe('the activity of a learner', () => {
  it('is empty at first, with every check of every course still open', async () => {
    const activity = await activityOf(await testApp.person('Monthly'));
    expect(activity).toMatchObject({ weeklyGoal: null, recent: [], snapshots: 0 });
    expect(activity.checks.find(({ courseId }) => courseId === 39)?.total).toBeGreaterThan(20);
    expect(new Set(activity.checks.map(({ done }) => done))).toEqual(new Set([0]));
  });

  it('contains completed lessons, ticked checks and snapshots', async () => {
    const ada = await testApp.person('Monthly');
    const [check] = await checksOf(3901);
    await ada.client.write('POST', '/api/lessons/3901/complete');
    await ada.client.write('PUT', `/api/lessons/3901/checks/${check?.id}`);
    await takeSnapshot(ada);
    const { recent, snapshots, checks } = await activityOf(ada);
    expect(recent.map(({ kind }) => kind).toSorted()).toEqual(['check', 'lesson', 'snapshot']);
    expect(snapshots).toBe(1);
    expect(checks.find(({ courseId }) => courseId === 39)).toMatchObject({ done: 1 });
  });

  it('forgets a lesson that is incomplete again, and does not list what is older than a week', async () => {
    const ada = await testApp.person('Monthly');
    const longAgo = new Date(testApp.now().getTime() - 9 * 86_400_000);
    await testApp.database.db
      .insert(lessonCompletions)
      .values({ userId: ada.id, lessonId: 3902, completedAt: longAgo });
    await ada.client.write('POST', '/api/lessons/3901/complete');
    expect((await activityOf(ada)).recent).toHaveLength(1);
    await ada.client.write('DELETE', '/api/lessons/3901/complete');
    expect((await activityOf(ada)).recent).toEqual([]);
  });

  it('is not visible to other people', async () => {
    const [ada, eve] = [await testApp.person('Monthly'), await testApp.person('Monthly')];
    await ada.client.write('POST', '/api/lessons/3901/complete');
    await choose(ada, 5);
    expect(await activityOf(eve)).toMatchObject({ weeklyGoal: null, recent: [], snapshots: 0 });
  });
});

describe('a weekly goal', () => {
  it('can be chosen, changed and removed', async () => {
    const ada = await testApp.person('Monthly');
    expect((await choose(ada, 3)).statusCode).toBe(204);
    expect((await activityOf(ada)).weeklyGoal).toBe(3);
    await choose(ada, 5);
    expect((await activityOf(ada)).weeklyGoal).toBe(5);
    await choose(ada, null);
    expect((await activityOf(ada)).weeklyGoal).toBeNull();
    expect(await rowsOf(ada)).toBe(0);
  });

  it('is stored once, from fifty tabs at the same time', async () => {
    const ada = await testApp.person('Annual');
    await ada.client.formToken();
    const replies = await Promise.all(Array.from({ length: 50 }, () => choose(ada, 4)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect(await rowsOf(ada)).toBe(1);
  });

  it('is one to seven lessons', async () => {
    const ada = await testApp.person('Monthly');
    for (const wrong of [0, 8, 1.5, -1, '3', true])
      expect((await choose(ada, wrong)).statusCode, String(wrong)).toBe(422);
    expect(await rowsOf(ada)).toBe(0);
  });

  it('is set and removed by a form without scripts', async () => {
    const ada = await testApp.person('Monthly');
    const token = encodeURIComponent(await ada.client.formToken());
    const reply = await sendForm(ada, `_csrf=${token}&lessons=2`);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/dashboard#this-week']);
    expect((await activityOf(ada)).weeklyGoal).toBe(2);
    expect((await sendForm(ada, 'lessons=7')).statusCode, 'without a token').toBe(403);
    expect((await sendForm(ada, `_csrf=${token}&lessons=8`)).statusCode).toBe(422);
    expect((await activityOf(ada)).weeklyGoal).toBe(2);
    await sendForm(ada, `_csrf=${token}&lessons=`);
    expect((await activityOf(ada)).weeklyGoal).toBeNull();
  });

  it('is chosen on the dashboard, whose form arrives with its token', async () => {
    const ada = await testApp.person('Monthly');
    await ada.client.write('POST', '/api/lessons/3901/complete');
    await choose(ada, 3);
    const { body } = await ada.client.open('/dashboard');
    const form = /<form [^>]*action="\/api\/user\/weekly-goal".*?<\/form>/s.exec(body)?.[0];
    expect(form).toMatch(/name="_csrf" value="[^"]+"/);
    expect(form).toMatch(/<option value="3" selected(="")?>3 lessons a week/);
    expect(form).toContain('Save</button>');
    expect(body).toContain('1 of 3 lessons this week');
  });

  it('is part of the export, and is deleted with the account', async () => {
    const ada = await testApp.person('Free');
    await choose(ada, 6);
    const { rawPayload } = await ada.client.get(accountExportPath);
    const data = JSON.parse(strFromU8(unzipSync(rawPayload)['data.json'] ?? new Uint8Array()));
    expect(data.weeklyGoal).toMatchObject([{ lessons: 6 }]);
    await ada.client.write('DELETE', accountPath, { confirmation: ada.email });
    expect(await rowsOf(ada)).toBe(0);
  });
});
