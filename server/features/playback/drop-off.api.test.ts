import type { LessonDropOff } from '@chalkline/contract/playback';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lessonDropOff } from '../../db/schema.ts';
import { founderEmail, startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { WRITES_PER_MINUTE: '10000' } });
  founder = await testApp.person('Free', { email: founderEmail });
});
afterAll(() => testApp.close());
beforeEach(() => testApp.database.db.delete(lessonDropOff));

const freeLesson = 3901;
const paidLesson = 3902;

const reach = (
  { client }: Pick<TestPerson, 'client'>,
  from: number,
  to: number,
  lessonId: number | string = paidLesson,
) => client.write('POST', `/api/lessons/${lessonId}/reached`, { from, to });

let founder: TestPerson;

async function curve(lessonId = paidLesson): Promise<number[]> {
  const reply = await founder.client.get(`/api/founder/lessons/${lessonId}/drop-off`);
  return reply.json<LessonDropOff>().viewers;
}

describe('how far people get in a video', () => {
  it('is counted once for each part, in as many reports as it takes', async () => {
    const [ada, ben] = [await testApp.person('Monthly'), await testApp.person('Annual')];
    expect((await reach(ada, 0, 4)).statusCode).toBe(204);
    await reach(ben, 0, 1);
    await reach(ada, 5, 9);
    expect(await curve()).toEqual([2, 2, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(await curve(freeLesson)).toEqual(Array.from({ length: 10 }, () => 0));
  });

  it('loses nothing when many people report at once', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => testApp.person('Monthly')));
    await Promise.all(people.map(({ client }) => client.formToken()));
    const replies = await Promise.all(people.map((person, index) => reach(person, 0, index % 10)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect(await curve()).toEqual([12, 10, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('is stored without the person', async () => {
    await reach(await testApp.person('Monthly'), 0, 0);
    const [row] = await testApp.database.db.select().from(lessonDropOff);
    expect(row).toEqual({ lessonId: paidLesson, segment: 0, viewers: 1 });
  });

  it('is counted only for people who may see the lesson, and not for the team', async () => {
    const [noPlan, visitor] = [await testApp.person('Free'), { client: testApp.visitor() }];
    expect((await reach(noPlan, 0, 3)).json()).toMatchObject({ code: 'plan_required' });
    expect((await reach(visitor, 0, 3)).statusCode).toBe(401);
    expect((await reach(founder, 0, 3)).statusCode).toBe(204);
    expect(await curve()).toEqual(Array.from({ length: 10 }, () => 0));
    expect((await reach(visitor, 0, 3, freeLesson)).statusCode).toBe(204);
    expect((await curve(freeLesson))[0]).toBe(1);
  });

  it.each(['1', 'abc', '-1', '99999999999'])(
    'is not counted for a lesson that does not exist: %s',
    async (id) => {
      expect((await reach(await testApp.person('Monthly'), 0, 3, id)).statusCode).toBe(404);
    },
  );

  it.each([
    [3, 2],
    [-1, 2],
    [0, 10],
    [0.5, 2],
  ])('is refused for parts that do not exist: from %d to %d', async (from, to) => {
    expect((await reach(await testApp.person('Monthly'), from, to)).statusCode).toBe(422);
  });

  it('is counted no faster than somebody can watch', async () => {
    const ada = await testApp.person('Monthly');
    await ada.client.formToken();
    const replies = await Promise.all(Array.from({ length: 25 }, () => reach(ada, 0, 0)));
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
  });
});
