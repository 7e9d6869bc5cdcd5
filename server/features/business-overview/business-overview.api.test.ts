import type { BusinessOverview, OwedPayments } from '@chalkline/contract/business-overview';
import { membersPath } from '@chalkline/contract/console-addresses';
import type { Member, Members } from '@chalkline/contract/members';
import { paymentSources } from '@chalkline/domain/billing/grant-source';
import type { PlanName } from '@chalkline/domain/billing/plans';
import { daysAfter } from '@chalkline/domain/calendar/period';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
  waitingEntries,
} from '../../db/schema.ts';
import { founderEmail, startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

const day = 24 * 60 * 60 * 1000;

let testApp: TestApp;
let founder: TestPerson;

beforeAll(async () => {
  testApp = await startTestApp();
  founder = await testApp.person('Free', { role: 'founder' });
});
afterAll(() => testApp.close());

beforeEach(async () => {
  const { db } = testApp.database;
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
    await db.delete(table);
  }
});

const ago = (days: number) => new Date(testApp.now().getTime() - days * day);
const today = () => testApp.now().toISOString().slice(0, 10);

async function count(): Promise<void> {
  await testApp.database.db.delete(jobRuns).where(eq(jobRuns.name, 'count-business'));
  await testApp.jobs.runDue();
}

async function look(query = ''): Promise<BusinessOverview> {
  return (await founder.client.get(`/api/founder/glance${query}`)).json<BusinessOverview>();
}

/** A person who joined a while ago and paid from one day to another. */
async function subscriber(plan: PlanName, from: number, until: number | null = null): Promise<TestPerson> {
  const { db } = testApp.database;
  const person = await testApp.person('Free');
  await db
    .update(users)
    .set({ createdAt: ago(from) })
    .where(eq(users.id, person.id));
  const source =
    plan === 'Lifetime' ? paymentSources.purchase(person.id) : paymentSources.subscription(person.id);
  await own(person, plan, source, from, until);
  return person;
}

async function own(person: TestPerson, plan: PlanName, source: string, from: number, until: number | null) {
  await testApp.database.db.insert(entitlements).values({
    userId: person.id,
    plan,
    source,
    startsAt: ago(from),
    endsAt: until === null ? null : ago(until),
  });
}

function erase({ id, email }: TestPerson) {
  return founder.client.write('DELETE', `/api/founder/members/${id}`, { confirmation: email });
}

describe('members and money', () => {
  it('are counted for every day since the first member joined', async () => {
    await subscriber('Monthly', 40, 10);
    await subscriber('Annual', 20);
    await subscriber('Consulting', 5);
    await count();
    const { members, revenue, countedAt } = await look();
    expect(members).toHaveLength(30);
    expect(members.at(-1)).toMatchObject({ day: today(), Monthly: 0, Annual: 1, Consulting: 1 });
    expect(members.at(-12)).toMatchObject({ Monthly: 1, Annual: 1, Consulting: 0 });
    expect(revenue.at(-12)?.cents).toBe(4_900 + 2_492);
    expect(revenue.at(-1)?.cents).toBe(200_000 + 2_492);
    expect(Date.parse(countedAt ?? '')).toBeLessThanOrEqual(testApp.now().getTime());
  });

  it('count each person by their highest plan, without revenue for complimentary plans', async () => {
    const person = await subscriber('Annual', 3);
    await own(person, 'Consulting', 'complimentary', 3, null);
    await count();
    const { members, revenue } = await look();
    expect(members.at(-1)).toMatchObject({ Annual: 0, Consulting: 1 });
    expect(revenue.at(-1)?.cents).toBe(2_492);
  });

  it('leave out staff, but count their payments', async () => {
    await count();
    const before = await look();
    await testApp.person('Free', { role: 'editor' });
    const paying = await subscriber('Monthly', 3);
    await testApp.database.db.update(users).set({ role: 'consultant' }).where(eq(users.id, paying.id));
    await testApp.person('Free', { email: founderEmail.toUpperCase() });
    await count();
    const { members, revenue } = await look();
    expect(members.at(-1)).toEqual(before.members.at(-1));
    expect(revenue.at(-1)?.cents).toBe(4_900);
    await testApp.person('Free');
    await count();
    expect((await look()).members.at(-1)?.Free).toBe((before.members.at(-1)?.Free ?? 0) + 1);
  });

  it('count people as lost who stop paying, but not those who change their plan or buy Lifetime', async () => {
    await subscriber('Monthly', 50, 4);
    const moved = await subscriber('Monthly', 50, 4);
    await own(moved, 'Lifetime', paymentSources.purchase('x'), 4, null);
    const switched = await subscriber('Monthly', 50, 4);
    await own(switched, 'Annual', paymentSources.subscription('y'), 4, null);
    await subscriber('Annual', 50);
    await count();
    const { churn } = await look();
    expect(churn.at(-1)).toMatchObject({ subscribers: 2, rate: 0.25 });
    expect(churn.reduce((sum, { lost }) => sum + lost, 0)).toBe(1);
    expect(churn.reduce((sum, { gained }) => sum + gained, 0)).toBe(0);
  });

  it('lose none of the subscribers of 30 days ago when a newcomer is refunded', async () => {
    await subscriber('Monthly', 40);
    await subscriber('Monthly', 19, 4);
    await count();
    const { churn } = await look();
    expect(churn.at(-1)).toMatchObject({ cohort: 1, cohortLost: 0, rate: 0 });
    expect(
      churn.reduce((sum, { lost }) => sum + lost, 0),
      'who left is still counted as such',
    ).toBe(1);
    expect(churn[0]?.rate, 'nobody subscribed 30 days before that').toBeNull();
  });

  it('keep their numbers when somebody leaves, and are counted once however often the job runs', async () => {
    const person = await subscriber('Monthly', 40);
    await count();
    await count();
    await testApp.database.db.delete(users).where(eq(users.id, person.id));
    await count();
    const { members } = await look();
    expect(members.at(-10)?.Monthly).toBe(1);
    expect(members.at(-1)?.Monthly).toBe(0);
  });

  it('lose an erased subscriber once, also when the day is counted again', async () => {
    await subscriber('Annual', 50);
    const [leaving, erased, lapsed, free] = [
      await subscriber('Monthly', 50),
      await subscriber('Annual', 50),
      await subscriber('Monthly', 50, 20),
      await testApp.person('Free'),
    ];
    await own(lapsed, 'Lifetime', paymentSources.purchase('z'), 20, null);
    await count();
    const deletion = await leaving.client.write('DELETE', '/api/account', { confirmation: leaving.email });
    expect(deletion.statusCode).toBe(204);
    for (const person of [erased, lapsed, free]) {
      const replies = await Promise.all([erase(person), erase(person)]);
      expect(replies.map(({ statusCode }) => statusCode)).toContain(204);
    }
    await count();
    await count();
    const { churn } = await look();
    expect(churn.at(-1)).toMatchObject({ subscribers: 1, lost: 2 });
    expect(churn.at(-1)?.rate).toBe(0.5);
  });

  it('lose a subscriber who stopped yesterday, also when they are erased today', async () => {
    await subscriber('Annual', 50);
    const stopped = await subscriber('Monthly', 50);
    const endsAt = new Date(Date.parse(today()) - day / 2);
    await testApp.database.db.update(entitlements).set({ endsAt }).where(eq(entitlements.userId, stopped.id));
    await count();
    await erase(stopped);
    await count();
    const { churn } = await look();
    expect([churn.at(-2)?.lost, churn.at(-1)?.lost]).toEqual([1, 0]);
  });

  it('exist for each period', async () => {
    for (const period of [30, 90, 365]) {
      const { members, churn, days } = await look(`?days=${period}`);
      expect([days, members.length, churn.length]).toEqual([period, period, period]);
      expect(members[0]?.day).toBe(daysAfter(today(), 1 - period));
    }
    expect((await look('?days=7&course=nothing')).days).toBe(30);
  });
});

describe('a course', () => {
  const complete = async (person: TestPerson, days: number, ...lessonIds: number[]) => {
    await testApp.database.db
      .insert(lessonCompletions)
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

  it('is the one that most people started, unless another is requested', async () => {
    const ada = await subscriber('Monthly', 60);
    await complete(ada, 1, 3701);
    await count();
    expect((await look()).funnel?.courseId).toBe(37);
    expect((await look('?course=39')).funnel?.courseId).toBe(39);
    expect((await look('?course=999999')).funnel?.courseId).toBe(37);
  });
});

describe('a copied prompt', () => {
  /** Has requested a form token before, because the first one sets its cookie. */
  const memberAtWork = async () => {
    const member = await testApp.person('Monthly');
    await member.client.formToken();
    return member;
  };

  const copied = (person: TestPerson, id: number | string) =>
    person.client.write('POST', `/api/snippets/${id}/copied`);

  it('is counted, also twenty times at once, and the most copied come first', async () => {
    const member = await memberAtWork();
    const replies = await Promise.all(Array.from({ length: 20 }, () => copied(member, 2)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    await copied(member, 1);
    const { prompts } = await look();
    expect(prompts.slice(0, 2).map(({ id, copies }) => [id, copies])).toEqual([
      [2, 20],
      [1, 1],
    ]);
  });

  it('is counted without recording who copied it', async () => {
    await copied(await testApp.person('Monthly'), 1);
    const [row] = await testApp.database.db.select().from(promptCopies);
    expect(Object.keys(row ?? {})).toEqual(['snippetId', 'day', 'copies']);
  });

  it('is not counted when it does not exist or the person may not read it', async () => {
    const member = await testApp.person('Monthly');
    for (const id of ['0', '999999', 'x', '1.5']) expect((await copied(member, id)).statusCode).toBe(404);
    expect((await copied(await testApp.person('Free'), 1)).statusCode).toBe(403);
    expect(await testApp.database.db.$count(promptCopies)).toBe(0);
  });

  it('is counted no faster than a person can copy by hand', async () => {
    const member = await memberAtWork();
    const replies = await Promise.all(Array.from({ length: 40 }, () => copied(member, 1)));
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
  });
});

it('reports how many wait for a course, confirmed and not yet', async () => {
  const { db } = testApp.database;
  const entry = { courseId: 39, since: ago(1), emails: 1, emailedAt: ago(1) };
  await db.insert(waitingEntries).values([
    { ...entry, email: 'a@works.example', token: 'a', state: 'confirmed' },
    { ...entry, email: 'b@works.example', token: 'b', state: 'asked' },
    { ...entry, email: 'c@works.example', token: 'c', state: 'told' },
  ]);
  expect((await look()).waiting).toMatchObject([{ courseId: 39, confirmed: 1, asked: 1 }]);
});

/** A person whose renewal could not be charged so many days ago. */
async function owe(since: number, until: number): Promise<TestPerson> {
  const person = await subscriber('Monthly', 60, until);
  await testApp.database.db
    .update(entitlements)
    .set({ owedSince: ago(since) })
    .where(eq(entitlements.userId, person.id));
  return person;
}

it('reports overdue renewals, the oldest first, while their plan is still active', async () => {
  const late = await owe(2, -5);
  const later = await owe(5, -2);
  const ended = await owe(20, 13);
  const owed = (await founder.client.get('/api/founder/owed-payments')).json<OwedPayments>();
  expect(owed.count).toBe(2);
  expect(owed.payments.map(({ userId }) => userId)).toEqual([later.id, late.id]);

  const listed = (await founder.client.get(`${membersPath}?owes=yes`)).json<Members>();
  expect(listed.members.map(({ id }) => id).toSorted()).toEqual([late.id, later.id].toSorted());
  expect(listed.members.every(({ waiting }) => waiting.owes)).toBe(true);
  const everybody = (await founder.client.get(membersPath)).json<Members>();
  expect(everybody.members.find(({ id }) => id === ended.id)?.waiting.owes).toBe(false);
  const page = (await founder.client.get(`${membersPath}/${late.id}`)).json<Member>();
  expect(page.plans).toMatchObject([{ holds: true, owedSince: owed.payments[1]?.since }]);
});

it('shows the five oldest overdue renewals, and counts the others', async () => {
  const people: string[] = [];
  for (let since = 6; since > 0; since -= 1) people.push((await owe(since, -3)).id);
  const owed = (await founder.client.get('/api/founder/owed-payments')).json<OwedPayments>();
  expect(owed.count).toBe(6);
  expect(owed.payments.map(({ userId }) => userId)).toEqual(people.slice(0, 5));
});

describe('the files for spreadsheets', () => {
  it.each(['members', 'revenue', 'churn', 'funnel', 'prompts', 'waiting'])(
    'hold what %s shows',
    async (chart) => {
      await count();
      const reply = await founder.client.get(`/api/founder/glance/${chart}.csv?days=90`);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(reply.headers['content-disposition']).toContain(`chalkline-${chart}-90-days.csv`);
      expect(reply.body.startsWith('\uFEFF')).toBe(true);
    },
  );

  it('have a line for every day', async () => {
    const { body } = await founder.client.get('/api/founder/glance/members.csv?days=365');
    expect(body.trim().split('\r\n')).toHaveLength(366);
  });

  it('do not exist for other names', async () => {
    for (const chart of ['members', 'members.json', '..', 'x.csv']) {
      expect((await founder.client.get(`/api/founder/glance/${chart}`)).statusCode).toBeGreaterThan(403);
    }
  });
});
