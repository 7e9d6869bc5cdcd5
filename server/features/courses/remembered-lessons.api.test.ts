import { addressOf, lessonAnswersPath, lessonChecksPath } from '@chalkline/contract/addresses';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses, entitlements, lessons, users } from '../../db/schema.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const lessonId = 3902;
const answers = addressOf(lessonAnswersPath, { lessonId });
const checks = addressOf(lessonChecksPath, { lessonId });
const page = '/build-your-first-website/2';

const statusOf = async ({ client }: Pick<TestPerson, 'client'>, url: string) =>
  (await client.get(url)).statusCode;

/** Content is remembered until the database has announced a change. */
async function expectSoon(person: Pick<TestPerson, 'client'>, url: string, status: number): Promise<void> {
  await expect.poll(() => statusOf(person, url)).toBe(status);
}

describe('a lesson that is remembered for everybody', () => {
  it('is opened by each person for themselves, whoever has read it before', async () => {
    const [member, noPlan] = [await testApp.person('Monthly'), await testApp.person('Free')];
    for (let times = 0; times < 3; times += 1) {
      expect(await statusOf(member, answers)).toBe(200);
      expect(await statusOf(noPlan, answers)).toBe(403);
      expect(await statusOf({ client: testApp.visitor() }, answers)).toBe(401);
    }
  });

  it('shows nobody the data of another person', async () => {
    const [ada, eve] = [await testApp.person('Monthly'), await testApp.person('Lifetime')];
    for (const [reader, other] of [
      [ada, eve],
      [eve, ada],
      [ada, eve],
    ] as const) {
      const { body } = await reader.client.open(page);
      expect(body).toContain(reader.id);
      expect(body).not.toContain(other.id);
    }
  });

  it('closes when the plan of its reader ends', async () => {
    const ada = await testApp.person('Monthly');
    expect(await statusOf(ada, answers)).toBe(200);
    await testApp.database.db.delete(entitlements).where(eq(entitlements.userId, ada.id));
    expect(await statusOf(ada, answers)).toBe(403);
  });

  it('follows changes of content, and a role that is revoked', async () => {
    const { db } = testApp.database;
    const [noPlan, founder] = [
      await testApp.person('Free'),
      await testApp.person('Free', { role: 'founder' }),
    ];
    expect(await statusOf(noPlan, answers)).toBe(403);
    await db.update(lessons).set({ isFree: true }).where(eq(lessons.id, lessonId));
    await expectSoon(noPlan, answers, 200);
    await db.update(courses).set({ isPublished: false }).where(eq(courses.id, 39));
    await expectSoon(noPlan, answers, 404);
    await expectSoon(noPlan, checks, 404);
    expect([await statusOf(founder, answers), await statusOf(founder, checks)]).toEqual([200, 200]);
    await db.update(users).set({ role: null }).where(eq(users.id, founder.id));
    expect([await statusOf(founder, answers), await statusOf(founder, checks)]).toEqual([404, 404]);
  });
});
