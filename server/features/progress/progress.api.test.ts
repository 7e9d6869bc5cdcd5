import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { WRITES_PER_MINUTE: '10000' } });
});
afterAll(() => testApp.close());

/** Of a free lesson, which visitors can read. */
const complete = '/api/lessons/3901/complete';
const completePaid = '/api/lessons/3902/complete';

describe('completing a lesson', () => {
  it('grants its XP and shows in progress, courses and total', async () => {
    const { client } = await testApp.person('Monthly');
    const reply = (await client.write('POST', complete)).json();
    expect(reply).toEqual({
      lessonId: 3901,
      courseId: 39,
      xpEarned: reply.totalXp,
      totalXp: reply.totalXp,
      alreadyCompleted: false,
    });
    expect(reply.xpEarned).toBeGreaterThan(0);
    expect((await client.get('/api/user/progress')).json()).toEqual([
      { courseId: 39, lessonId: 3901, isCompleted: true },
    ]);
    expect((await client.get('/api/user/courses')).json()).toEqual([{ id: 39, progress: 14 }]);
    expect((await client.get('/api/auth/user')).json().totalXp).toBe(reply.totalXp);
  });

  it('grants nothing the second time, and says so', async () => {
    const { client } = await testApp.person('Monthly');
    const { totalXp } = (await client.write('POST', complete)).json();
    const again = (await client.write('POST', complete)).json();
    expect(again).toMatchObject({ alreadyCompleted: true, totalXp });
    expect((await client.get('/api/auth/user')).json().totalXp).toBe(totalXp);
  });

  it('grants XP once, from fifty tabs at the same time', async () => {
    const { client } = await testApp.person('Annual');
    const token = await client.formToken();
    const send = () => client.send({ method: 'POST', url: complete, headers: { 'x-csrf-token': token } });
    const replies = (await Promise.all(Array.from({ length: 50 }, send))).map((reply) => reply.json());
    expect(replies.filter((reply) => !reply.alreadyCompleted)).toHaveLength(1);
    expect(new Set(replies.map((reply) => reply.totalXp)).size).toBe(1);
  });

  it('is refused without a plan, signed out, and for a lesson that does not exist', async () => {
    const free = await testApp.person('Free');
    const member = await testApp.person('Monthly');
    expect((await free.client.write('POST', completePaid)).json()).toMatchObject({ code: 'plan_required' });
    expect((await testApp.visitor().write('POST', complete)).json()).toMatchObject({ code: 'signed_out' });
    for (const id of ['1', 'abc', '99999999999', '-1']) {
      expect((await member.client.write('POST', `/api/lessons/${id}/complete`)).statusCode).toBe(404);
    }
    expect((await member.client.get('/api/user/progress')).json()).toEqual([]);
    expect((await free.client.get('/api/user/progress')).json()).toEqual([]);
  });

  it('grants the XP of a free lesson to somebody without a plan, once', async () => {
    const { client } = await testApp.person('Free');
    // The first token sets its cookie.
    await client.formToken();
    const replies = await Promise.all([client.write('POST', complete), client.write('POST', complete)]);
    const completions = replies.map((reply) => reply.json());
    expect(completions.map(({ alreadyCompleted }) => alreadyCompleted).toSorted()).toEqual([false, true]);
    expect((await client.get('/api/auth/user')).json().totalXp).toBe(completions[0].totalXp);
    expect(completions[0].totalXp).toBeGreaterThan(0);
  });
});

it('is not visible to other people', async () => {
  const [ada, eve] = [await testApp.person('Monthly'), await testApp.person('Monthly')];
  await ada.client.write('POST', complete);
  expect((await eve.client.get('/api/user/progress')).json()).toEqual([]);
  expect((await eve.client.get('/api/user/courses')).json()).toEqual([]);
});
