import type { Completion, UndoneCompletion } from '@chalkline/contract/progress';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificates, certificationSubmissions, lessonCompletions, lessons } from '../../db/schema.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { WRITES_PER_MINUTE: '10000' } });
});
afterAll(() => testApp.close());

const free = '/api/lessons/3901/complete';
const paid = '/api/lessons/3902/complete';
const undo = ({ client }: TestPerson, address = free) => client.write('DELETE', address);
const xpOf = async ({ client }: TestPerson) => (await client.get('/api/auth/user')).json().totalXp;
const progressOf = async ({ client }: TestPerson) => (await client.get('/api/user/progress')).json();

/** Completes every lesson of the course of the first certification. */
async function finishCourse({ id }: TestPerson): Promise<void> {
  const { db } = testApp.database;
  const course = await db.select({ id: lessons.id }).from(lessons).where(eq(lessons.courseId, 39));
  const completedAt = new Date(testApp.now().getTime() - 60_000);
  await db
    .insert(lessonCompletions)
    .values(course.map((lesson) => ({ userId: id, lessonId: lesson.id, completedAt })));
}

const submit = ({ client }: TestPerson) =>
  client.write('POST', '/api/certifications/1/submit', {
    projectUrl: 'https://replit.com/@ada/site',
    videoUrl: '',
    comments: '',
  });

describe('marking a lesson incomplete', () => {
  it('takes its XP back, and it can be completed again', async () => {
    const ada = await testApp.person('Monthly');
    await ada.client.write('POST', paid);
    const { xpEarned } = (await ada.client.write('POST', free)).json<Completion>();
    const before = await xpOf(ada);
    expect((await undo(ada)).json<UndoneCompletion>()).toEqual({
      lessonId: 3901,
      courseId: 39,
      xpRemoved: xpEarned,
      totalXp: before - xpEarned,
      alreadyIncomplete: false,
    });
    expect(await xpOf(ada)).toBe(before - xpEarned);
    expect(await progressOf(ada)).toEqual([{ courseId: 39, lessonId: 3902, isCompleted: true }]);
    expect((await ada.client.write('POST', free)).json()).toMatchObject({ xpEarned, totalXp: before });
  });

  it('takes XP back once, from fifty tabs at the same time', async () => {
    const ada = await testApp.person('Annual');
    await ada.client.write('POST', free);
    const headers = { 'x-csrf-token': await ada.client.formToken() };
    const send = () => ada.client.send({ method: 'DELETE', url: free, headers });
    const replies = await Promise.all(Array.from({ length: 50 }, send));
    const undone = replies.map((reply) => reply.json<UndoneCompletion>());
    expect(undone.filter(({ alreadyIncomplete }) => !alreadyIncomplete)).toHaveLength(1);
    expect(new Set(undone.map(({ totalXp }) => totalXp))).toEqual(new Set([0]));
  });

  it('leaves one state behind when it is completed at the same time', async () => {
    const ada = await testApp.person('Annual');
    const { xpEarned } = (await ada.client.write('POST', free)).json<Completion>();
    const headers = { 'x-csrf-token': await ada.client.formToken() };
    const methods = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'DELETE' : 'POST'));
    const replies = await Promise.all(
      methods.map((method) => ada.client.send({ method, url: free, headers })),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(methods.map(() => 200));
    const progress = await progressOf(ada);
    expect(progress.length).toBeLessThanOrEqual(1);
    expect(await xpOf(ada)).toBe(progress.length * xpEarned);
  });

  it('is refused like completing, and changes nothing of other people', async () => {
    const [ada, eve, noPlan] = [
      await testApp.person('Monthly'),
      await testApp.person('Monthly'),
      await testApp.person('Free'),
    ];
    await ada.client.write('POST', free);
    expect((await undo(eve)).json()).toMatchObject({ alreadyIncomplete: true, xpRemoved: 0 });
    expect((await undo(noPlan, paid)).json()).toMatchObject({ code: 'plan_required' });
    expect((await testApp.visitor().write('DELETE', free)).json()).toMatchObject({ code: 'signed_out' });
    for (const id of ['1', 'abc', '99999999999', '-1']) {
      expect((await undo(eve, `/api/lessons/${id}/complete`)).statusCode).toBe(404);
    }
    expect(await progressOf(ada)).toHaveLength(1);
  });
});

describe('a lesson that a certification is based on', () => {
  it('stays completed while the work is under review and once it is earned', async () => {
    const ada = await testApp.person('Monthly');
    const founder = await testApp.person('Free', { role: 'founder' });
    await finishCourse(ada);
    await submit(ada);
    const before = await xpOf(ada);
    expect((await undo(ada)).json()).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('under review'),
    });
    const [work] = await testApp.database.db
      .select({ id: certificationSubmissions.id })
      .from(certificationSubmissions)
      .where(eq(certificationSubmissions.userId, ada.id));
    await founder.client.write('POST', `/api/founder/reviews/${work?.id}/award`, {
      confirmsOpenChecks: true,
    });
    const refusal = (await undo(ada)).json();
    expect(refusal).toMatchObject({ code: 'conflict' });
    expect(refusal.message).toContain('certification is based on this lesson');
    expect(await xpOf(ada)).toBe(before);

    const certificate = eq(certificates.userId, ada.id);
    await testApp.database.db.update(certificates).set({ revokedAt: testApp.now() }).where(certificate);
    expect((await undo(ada)).json()).toMatchObject({ alreadyIncomplete: false });
  });

  it('either stays or prevents the submission, when both are sent at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ada = await testApp.person('Monthly');
      await finishCourse(ada);
      await ada.client.formToken();
      const [submitted, undone] = await Promise.all([submit(ada), undo(ada)]);
      expect([submitted.statusCode < 300, undone.statusCode < 300].filter(Boolean)).toHaveLength(1);
    }
  });
});
