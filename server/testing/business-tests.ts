import type { BusinessOverview } from '@chalkline/contract/business-overview';
import { paymentSources } from '@chalkline/domain/billing/grant-source';
import type { PlanName } from '@chalkline/domain/billing/plans';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import {
  businessDays,
  courseDays,
  entitlements,
  erasedSubscribers,
  jobRuns,
  lessonCompletions,
  lessonDays,
  lostSubscribers,
  promptCopies,
  users,
} from '../db/schema.ts';
import { startTestApp, type TestApp, type TestPerson } from './test-app.ts';

const day = 24 * 60 * 60 * 1000;

/** Call this once per test file about the business figures. Every test begins with nothing counted. */
export function setUpBusinessTests() {
  let testApp: TestApp;
  let founder: TestPerson;

  beforeAll(async () => {
    testApp = await startTestApp();
    founder = await testApp.person('Free', { role: 'founder' });
  });
  afterAll(() => testApp.close());

  beforeEach(async () => {
    for (const table of [
      businessDays,
      lostSubscribers,
      erasedSubscribers,
      courseDays,
      lessonDays,
      promptCopies,
      entitlements,
      lessonCompletions,
    ]) {
      await testApp.database.db.delete(table);
    }
  });

  const ago = (days: number) => new Date(testApp.now().getTime() - days * day);

  async function count(): Promise<void> {
    await testApp.database.db.delete(jobRuns).where(eq(jobRuns.name, 'count-business'));
    await testApp.jobs.runDue();
  }

  async function look(query = ''): Promise<BusinessOverview> {
    return (await founder.client.get(`/api/founder/business-overview${query}`)).json<BusinessOverview>();
  }

  /** Grants a plan from one day to another, both counted back from today. */
  async function own(person: TestPerson, plan: PlanName, source: string, from: number, until: number | null) {
    await testApp.database.db.insert(entitlements).values({
      userId: person.id,
      plan,
      source,
      startsAt: ago(from),
      endsAt: until === null ? null : ago(until),
    });
  }

  /** A person who joined a while ago and paid from one day to another. */
  async function subscriber(plan: PlanName, from: number, until: number | null = null): Promise<TestPerson> {
    const person = await testApp.person('Free');
    await testApp.database.db
      .update(users)
      .set({ createdAt: ago(from) })
      .where(eq(users.id, person.id));
    const source =
      plan === 'Lifetime' ? paymentSources.purchase(person.id) : paymentSources.subscription(person.id);
    await own(person, plan, source, from, until);
    return person;
  }

  return {
    testApp: () => testApp,
    founder: () => founder,
    ago,
    today: () => testApp.now().toISOString().slice(0, 10),
    count,
    look,
    own,
    subscriber,
  };
}
