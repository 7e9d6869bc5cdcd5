import { paymentSources } from '@chalkline/domain/billing/grant-source';
import { describe, expect, it } from 'vitest';
import { lessonCompletions, waitlistEntries } from '../../db/schema.ts';
import { setUpBusinessTests } from '../../testing/business-tests.ts';
import type { TestPerson } from '../../testing/test-app.ts';

const { testApp, founder, ago, count, look, own, subscriber } = setUpBusinessTests();

describe('a course', () => {
  const complete = async (person: TestPerson, days: number, ...lessonIds: number[]) => {
    await testApp()
      .database.db.insert(lessonCompletions)
      .values(lessonIds.map((lessonId) => ({ userId: person.id, lessonId, completedAt: ago(days) })));
  };

  it('reports how many started it, finished each lesson, and finished all of it', async () => {
    const [ada, bo, cy] = [
      await subscriber('Monthly', 60),
      await subscriber('Monthly', 60),
      await subscriber('Monthly', 60),
    ];
    await complete(ada, 3, 3901, 3902, 3903, 3904, 3905, 3906);
    await complete(ada, 2, 3907);
    await complete(bo, 2, 3901, 3902);
    await complete(cy, 50, 3901);
    await complete(cy, 1, 3902);
    await count();
    const month = (await look('?course=39')).funnel;
    expect(month).toMatchObject({ courseId: 39, started: 2, finished: 1 });
    expect(month?.lessons.map(({ finished }) => finished)).toEqual([2, 3, 1, 1, 1, 1, 1]);
    const quarter = (await look('?course=39&days=90')).funnel;
    expect(quarter?.started).toBe(3);
    expect(quarter?.lessons[0]?.finished).toBe(3);
  });

  it('leaves out what staff try out, unless they pay', async () => {
    const consultant = await testApp().person('Free', { role: 'consultant' });
    await complete(founder(), 1, 3901, 3902, 3903, 3904, 3905, 3906, 3907);
    await complete(consultant, 1, 3901);
    await count();
    expect((await look('?course=39')).funnel).toMatchObject({ started: 0, finished: 0 });
    await own(consultant, 'Monthly', paymentSources.subscription('c'), 3, null);
    await count();
    const { funnel } = await look('?course=39');
    expect([funnel?.started, funnel?.lessons[0]?.finished]).toEqual([1, 1]);
  });

  it('is the one that most people started, unless another is requested', async () => {
    const ada = await subscriber('Monthly', 60);
    await complete(ada, 1, 3701);
    await count();
    expect((await look()).funnel?.courseId).toBe(37);
    expect((await look('?course=39')).funnel?.courseId).toBe(39);
    expect((await look('?course=999999')).funnel?.courseId).toBe(37);
  });
});

it('reports how many wait for a course, confirmed and not yet', async () => {
  const { db } = testApp().database;
  const entry = { courseId: 39, since: ago(1), emails: 1, emailedAt: ago(1) };
  await db.insert(waitlistEntries).values([
    { ...entry, email: 'a@works.example', token: 'a', state: 'confirmed' },
    { ...entry, email: 'b@works.example', token: 'b', state: 'asked' },
    { ...entry, email: 'c@works.example', token: 'c', state: 'told' },
  ]);
  expect((await look()).waiting).toMatchObject([{ courseId: 39, confirmed: 1, asked: 1 }]);
});

describe('the files for spreadsheets', () => {
  it.each(['members', 'revenue', 'churn', 'funnel', 'prompts', 'waiting'])(
    'hold what %s shows',
    async (chart) => {
      await count();
      const reply = await founder().client.get(`/api/founder/business-overview/${chart}.csv?days=90`);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(reply.headers['content-disposition']).toContain(`chalkline-${chart}-90-days.csv`);
      expect(reply.body.startsWith('\uFEFF')).toBe(true);
    },
  );

  it('have a line for every day', async () => {
    const { body } = await founder().client.get('/api/founder/business-overview/members.csv?days=365');
    expect(body.trim().split('\r\n')).toHaveLength(366);
  });

  it('do not exist for other names', async () => {
    for (const chart of ['members', 'members.json', '..', 'x.csv']) {
      expect(
        (await founder().client.get(`/api/founder/business-overview/${chart}`)).statusCode,
      ).toBeGreaterThan(403);
    }
  });
});
