import { planContentsPath } from '@chalkline/contract/addresses';
import type { PlanContents } from '@chalkline/contract/plan-contents';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certifications, courses, snippets } from '../../db/schema.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

async function openCertifications(): Promise<number> {
  const { db } = testApp.database;
  const open = db.select({ id: courses.id }).from(courses).where(eq(courses.isPublished, true));
  return db.$count(certifications, inArray(certifications.courseId, open));
}

describe('what a membership includes', () => {
  it('is counted, for everybody', async () => {
    const { db } = testApp.database;
    const contents = (await testApp.visitor().get(planContentsPath)).json<PlanContents>();
    expect(contents).toMatchObject({
      courses: await db.$count(courses, eq(courses.isPublished, true)),
      prompts: await db.$count(snippets),
      certifications: await openCertifications(),
    });
    expect(contents.certifications).toBeLessThan(await db.$count(certifications));
    expect(contents.lessons).toBeGreaterThan(contents.courses);
    expect(contents.upcoming).toHaveLength(await db.$count(courses, eq(courses.isPublished, false)));
  });

  it('names announced courses, soonest first and without a date last', async () => {
    const { upcoming } = (await testApp.visitor().get(planContentsPath)).json<PlanContents>();
    const dates = upcoming.map(({ goesLiveDate }) => goesLiveDate ?? '9999');
    expect(dates).toEqual(dates.toSorted());
  });
});
