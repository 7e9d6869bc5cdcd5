import { emailPreferencesPath } from '@chalkline/contract/addresses';
import type { OptionalEmailType } from '@chalkline/domain/account/email-preferences';
import { and, eq, inArray, like, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { learningEmails, lessonCompletions, lessons, mailOutbox, users } from '../../db/schema.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { notify } from '../notifications/index.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ expectedErrors: /(reminder|summary) could not be written/ });
});
afterAll(() => testApp.close());
afterEach(async () => {
  // The people of earlier tests get nothing more.
  await testApp.database.db.update(users).set({ lastSeenAt: new Date('2020-01-01T00:00:00Z') });
});

const aDay = 24 * 60 * 60 * 1000;
/** A Monday after all plans of these tests have begun. */
const noon = new Date('2055-03-01T12:00:00Z');
const daysBefore = (days: number, moment = noon) => new Date(moment.getTime() - days * aDay);

const run = (job: string, at: Date) =>
  testApp.jobs.all.find(({ name }) => name === job)?.run(at, new AbortController().signal);
const remind = (at = noon) => run('learning-reminders', at);
const summarise = (at = noon) => run('weekly-summaries', at);

const change = ({ id }: TestPerson, facts: Partial<typeof users.$inferInsert>) =>
  testApp.database.db.update(users).set(facts).where(eq(users.id, id));
const complete = ({ id }: TestPerson, lessonId: number, completedAt = daysBefore(30)) =>
  testApp.database.db.insert(lessonCompletions).values({ userId: id, lessonId, completedAt });
const choose = ({ client }: TestPerson, type: OptionalEmailType, isOn: boolean) =>
  client.write('PUT', emailPreferencesPath, { type, isOn });

/** The emails of a kind to a person, in the order in which they were written. */
const emailsTo = (person: TestPerson, kind: 'learning-reminder' | 'weekly-summary') =>
  testApp.database.db
    .select({ subject: mailOutbox.subject, email: mailOutbox.email })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.recipient, person.email), like(mailOutbox.event, `${kind}:%`)))
    .orderBy(mailOutbox.createdAt, mailOutbox.event);
const remindersTo = (person: TestPerson) => emailsTo(person, 'learning-reminder');
const summariesTo = (person: TestPerson) => emailsTo(person, 'weekly-summary');

/** A member who has completed the first lesson and was last seen that many days ago. */
async function absentFor(days: number): Promise<TestPerson> {
  const person = await testApp.person('Monthly');
  await complete(person, 3901);
  await change(person, { lastSeenAt: daysBefore(days) });
  return person;
}

/** In the order in which the jobs write to them. */
function byId([one, other]: readonly [TestPerson, TestPerson]): readonly [TestPerson, TestPerson] {
  return one.id < other.id ? [one, other] : [other, one];
}

async function whileNothingIsWrittenTo({ id }: TestPerson, run: () => Promise<unknown>): Promise<void> {
  const { db } = testApp.database;
  await db.execute(sql`create function refuse_row() returns trigger language plpgsql as
    $$ begin raise exception 'refused'; end $$`);
  await db.execute(
    sql.raw(`create trigger refuse_row before insert on learning_emails
      for each row when (new.user_id = '${id}') execute function refuse_row()`),
  );
  await run();
  await db.execute(sql`drop function refuse_row cascade`);
}

describe('a reminder', () => {
  it('comes after 7 and after 21 days without a visit, and leads to the next lesson', async () => {
    const ada = await absentFor(6);
    await remind();
    expect(await remindersTo(ada)).toEqual([]);
    await remind(new Date(noon.getTime() + aDay));
    const [first] = await remindersTo(ada);
    expect(first?.email.action?.path).toContain(encodeURIComponent('/build-your-first-website/2'));
    expect(first?.email.unsubscribePath).toBeDefined();
    await remind(new Date(noon.getTime() + 2 * aDay));
    expect(await remindersTo(ada)).toHaveLength(1);
    for (const day of [15, 16, 60, 100]) await remind(new Date(noon.getTime() + day * aDay));
    expect(await remindersTo(ada)).toHaveLength(2);
  });

  it('comes to everybody else when one cannot be written, and the job reports that', async () => {
    const [broken, next] = byId([await absentFor(8), await absentFor(8)]);
    await whileNothingIsWrittenTo(broken, () => expect(remind()).rejects.toThrow('1 failed'));
    expect(await remindersTo(next)).toHaveLength(1);
    await remind();
    expect(await remindersTo(broken)).toHaveLength(1);
  });

  it('comes once from several processes at the same time, and after a restart', async () => {
    const ada = await absentFor(8);
    const other = await testApp.anotherProcess();
    expect(other).toBeDefined();
    await Promise.all(Array.from({ length: 10 }, () => remind()));
    await remind();
    expect(await remindersTo(ada)).toHaveLength(1);
  });

  it('starts over after a visit', async () => {
    const ada = await absentFor(8);
    await remind();
    await change(ada, { lastSeenAt: noon });
    await remind(new Date(noon.getTime() + 8 * aDay));
    expect(await remindersTo(ada)).toHaveLength(2);
  });

  it('waits for the daytime of its reader', async () => {
    const ada = await absentFor(8);
    await change(ada, { timeZone: 'America/Los_Angeles' });
    await remind();
    expect(await remindersTo(ada)).toEqual([]);
    await remind(new Date('2055-03-01T17:00:00Z'));
    expect(await remindersTo(ada)).toHaveLength(1);
  });

  it('does not come after opting out', async () => {
    const ada = await absentFor(8);
    await choose(ada, 'learning_reminder', false);
    await change(ada, { lastSeenAt: daysBefore(8) });
    await remind();
    expect(await remindersTo(ada)).toEqual([]);
  });

  it('does not go to people who have not begun or have nothing left, nor to staff', async () => {
    const newcomer = await testApp.person('Free');
    const tried = await testApp.person('Free');
    const done = await testApp.person('Lifetime');
    const consultant = await testApp.person('Monthly', { role: 'consultant' });
    const { db } = testApp.database;
    const free = await db.select({ id: lessons.id }).from(lessons).where(eq(lessons.isFree, true));
    for (const { id } of free) await complete(tried, id);
    for (const { id } of await db.select({ id: lessons.id }).from(lessons)) await complete(done, id);
    await complete(consultant, 3901);
    const payer = await testApp.person('Monthly');
    const everybody = [newcomer, tried, done, consultant, payer];
    for (const person of everybody) await change(person, { lastSeenAt: daysBefore(8) });
    await remind();
    const counts = await Promise.all(everybody.map(async (one) => (await remindersTo(one)).length));
    expect(counts).toEqual([0, 0, 0, 0, 1]);
  });
});

describe('a weekly summary', () => {
  it('is off until somebody wants it', async () => {
    const ada = await absentFor(1);
    await complete(ada, 3902, daysBefore(2));
    await summarise();
    expect(await summariesTo(ada)).toEqual([]);
  });

  it('says what was done and what comes next, once a week', async () => {
    const ada = await absentFor(1);
    await choose(ada, 'weekly_summary', true);
    await complete(ada, 3902, daysBefore(2));
    await summarise(new Date('2055-03-01T07:00:00Z'));
    expect(await summariesTo(ada)).toEqual([]);
    await Promise.all(Array.from({ length: 10 }, () => summarise()));
    await summarise(new Date('2055-03-01T18:00:00Z'));
    await summarise(new Date('2055-03-02T12:00:00Z'));
    const [summary, ...others] = await summariesTo(ada);
    expect(others).toEqual([]);
    expect(summary?.email.paragraphs.join(' ')).toContain('You completed a lesson last week');
    expect(summary?.email.action?.path).toContain(encodeURIComponent('/build-your-first-website/3'));
    expect(summary?.email.unsubscribePath).toBeDefined();
    await complete(ada, 3903, new Date('2055-03-04T12:00:00Z'));
    await summarise(new Date('2055-03-08T12:00:00Z'));
    expect(await summariesTo(ada)).toHaveLength(2);
  });

  it('comes to everybody else when one cannot be written, and the job reports that', async () => {
    const [broken, next] = byId([await absentFor(1), await absentFor(1)]);
    for (const person of [broken, next]) {
      await choose(person, 'weekly_summary', true);
      await complete(person, 3902, daysBefore(2));
    }
    await whileNothingIsWrittenTo(broken, () => expect(summarise()).rejects.toThrow('1 failed'));
    expect(await summariesTo(broken)).toEqual([]);
    expect(await summariesTo(next)).toHaveLength(1);
  });

  it('has everything once, whenever on Monday it is sent and wherever its reader is', async () => {
    const ada = await absentFor(1);
    await choose(ada, 'weekly_summary', true);
    await complete(ada, 3902, daysBefore(1));
    await complete(ada, 3903, new Date('2055-03-01T08:30:00Z'));
    await summarise(new Date('2055-03-01T08:00:00Z'));
    await summarise(new Date('2055-03-08T19:30:00Z'));
    await complete(ada, 3904, new Date('2055-03-08T20:30:00Z'));
    await change(ada, { timeZone: 'Pacific/Auckland' });
    await summarise(new Date('2055-03-14T20:00:00Z'));
    const summaries = await summariesTo(ada);
    const completed = summaries.map(
      ({ email }) => email.facts?.find(({ label }) => label === 'Completed')?.value,
    );
    const { db } = testApp.database;
    const titles = await db
      .select({ title: lessons.title })
      .from(lessons)
      .where(inArray(lessons.id, [3902, 3903, 3904]))
      .orderBy(lessons.id);
    expect(completed).toEqual(titles.map(({ title }) => title));
  });

  it('is not sent when there is nothing to say', async () => {
    const ada = await absentFor(1);
    await choose(ada, 'weekly_summary', true);
    await summarise();
    expect(await summariesTo(ada)).toEqual([]);
  });

  it('reports what is unread', async () => {
    const ada = await absentFor(1);
    await choose(ada, 'weekly_summary', true);
    await notify(testApp.database.db, {
      to: ada.id,
      event: 'unread',
      at: daysBefore(1),
      type: 'changes_requested',
      parameters: { certification: 'Website Builder' },
    });
    await summarise();
    const [summary] = await summariesTo(ada);
    expect(summary?.email.facts).toContainEqual({ label: 'New notifications', value: '1 unread' });
  });

  it('reports each unread notification once', async () => {
    const ada = await absentFor(1);
    await choose(ada, 'weekly_summary', true);
    const news = {
      to: ada.id,
      type: 'changes_requested',
      parameters: { certification: 'Website Builder' },
    } as const;
    await notify(testApp.database.db, { ...news, event: 'first', at: daysBefore(1) });
    await notify(testApp.database.db, { ...news, event: 'second', at: noon });
    for (const week of [0, 1, 2, 3]) await summarise(daysBefore(-7 * week));
    const reported = (await summariesTo(ada)).map(
      ({ email }) => email.facts?.find(({ label }) => label === 'New notifications')?.value,
    );
    expect(reported).toEqual(['1 unread', '1 unread']);
  });

  it('comes on the Monday of its reader', async () => {
    const ada = await absentFor(1);
    await choose(ada, 'weekly_summary', true);
    await change(ada, { timeZone: 'Pacific/Auckland' });
    await complete(ada, 3902, daysBefore(2));
    await summarise();
    expect(await summariesTo(ada)).toEqual([]);
    await summarise(new Date('2055-02-28T20:00:00Z'));
    expect(await summariesTo(ada)).toHaveLength(1);
  });
});

it('is forgotten with the account', async () => {
  const ada = await absentFor(8);
  await remind();
  const { db } = testApp.database;
  const isHers = eq(learningEmails.userId, ada.id);
  expect(await db.$count(learningEmails, isHers)).toBe(1);
  await db.delete(users).where(eq(users.id, ada.id));
  expect(await db.$count(learningEmails, isHers)).toBe(0);
});
