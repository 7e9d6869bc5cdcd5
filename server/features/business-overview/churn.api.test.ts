import { paymentSources } from '@chalkline/domain/billing/grant-source';
import { dayOf } from '@chalkline/domain/calendar/calendar-date';
import { daysAfter } from '@chalkline/domain/calendar/period';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businessDays, entitlements, erasedSubscribers, lostSubscribers, users } from '../../db/schema.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { countChurn } from './count-churn.ts';
import { countDay } from './count-day.ts';
import { keepLostSubscriber } from './lost-with-account.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** In the middle of a day, so that today is counted before it has ended. */
const now = new Date('2026-11-16T14:30:00Z');
const today = dayOf(now);

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

beforeEach(async () => {
  for (const table of [businessDays, lostSubscribers, erasedSubscribers, entitlements]) {
    await testApp.database.db.delete(table);
  }
});

/** An entitlement: how many hours before now it began, and for how many hours it lasts, or permanently. */
interface Right {
  readonly kind: 'subscription' | 'purchase' | 'complimentary';
  readonly hoursAgo: number;
  readonly hours: number | null;
}
type History = readonly Right[];

interface Person {
  readonly id: string;
  readonly history: History;
}

const subscribed = (daysAgo: number, days: number | null): Right => ({
  kind: 'subscription',
  hoursAgo: daysAgo * 24,
  hours: days === null ? null : days * 24,
});

async function people(histories: readonly History[]): Promise<Person[]> {
  const { db } = testApp.database;
  const rows = histories.map((_, index) => ({
    issuer: 'https://histories.example',
    subject: crypto.randomUUID(),
    email: `person-${index}@works.example`,
    createdAt: new Date(now.getTime() - 400 * day),
  }));
  const added = await db.insert(users).values(rows).returning({ id: users.id });
  const all = added.map(({ id }, index) => ({ id, history: histories[index] ?? [] }));
  const rights = all.flatMap(({ id, history }) => history.map((right, index) => rowOf(id, right, index)));
  if (rights.length > 0) await db.insert(entitlements).values(rights);
  return all;
}

function rowOf(userId: string, { kind, hoursAgo, hours }: Right, index: number) {
  const startsAt = startOfRight(hoursAgo);
  const id = `${userId}-${index}`;
  return {
    userId,
    plan: kind === 'subscription' ? ('Monthly' as const) : ('Lifetime' as const),
    source: kind === 'complimentary' ? `complimentary:${id}` : paymentSources[kind](id),
    startsAt: new Date(startsAt),
    endsAt: hours === null ? null : new Date(startsAt + hours * hour),
  };
}

const startOfRight = (hoursAgo: number) => now.getTime() - hoursAgo * hour;

async function count(onDay: string, at: Date): Promise<void> {
  await countDay(testApp.database.db, onDay, { now: at, founderEmails: [] });
}

async function churnOn(onDay: string) {
  const [row] = await testApp.database.db.select().from(businessDays).where(eq(businessDays.day, onDay));
  return { cohort: row?.cohort, lost: row?.cohortLost };
}

async function erase({ id }: Person): Promise<void> {
  await testApp.database.db.transaction(async (tx) => {
    await keepLostSubscriber(tx, id, now);
    await tx.delete(users).where(eq(users.id, id));
  });
}

/**
 * The same by an independent method: all beginnings and endings are sorted and replayed, recording who
 * subscribes and who pays at every requested moment.
 */
function playedBack(all: readonly Person[], moments: readonly number[]) {
  type Step = {
    readonly at: number;
    readonly person: string;
    readonly kind: Right['kind'];
    readonly by: 1 | -1;
  };
  const steps: Step[] = all.flatMap(({ id, history }) =>
    history.flatMap(({ kind, hoursAgo, hours }) => {
      const at = startOfRight(hoursAgo);
      const begins: Step = { at, person: id, kind, by: 1 };
      return hours === null ? [begins] : [begins, { ...begins, at: at + hours * hour, by: -1 as const }];
    }),
  );
  const inOrder = steps.toSorted((one, other) => one.at - other.at);
  const held = new Map<string, number>();
  const notes = new Map<number, { subscribers: Set<string>; paying: Set<string> }>();
  let next = 0;
  for (const moment of moments.toSorted((one, other) => one - other)) {
    for (; inOrder[next] && (inOrder[next]?.at ?? 0) <= moment; next += 1) {
      const { person, kind, by } = inOrder[next] as Step;
      held.set(`${kind} ${person}`, (held.get(`${kind} ${person}`) ?? 0) + by);
    }
    const holders = (kinds: readonly string[]) =>
      new Set(
        [...held].flatMap(([key, number]) => {
          const [kind = '', person = ''] = key.split(' ');
          return number > 0 && kinds.includes(kind) ? [person] : [];
        }),
      );
    notes.set(moment, {
      subscribers: holders(['subscription']),
      paying: holders(['subscription', 'purchase']),
    });
  }
  return notes;
}

/** The expected churn at the end of a day, or now if the day has not ended. */
function expectedOn(
  all: readonly Person[],
  onDay: string,
  at: Date,
  erased: ReadonlySet<string> = new Set(),
) {
  const begin = Date.parse(`${daysAfter(onDay, -29)}T00:00:00Z`);
  const end = Math.min(Date.parse(`${daysAfter(onDay, 1)}T00:00:00Z`), at.getTime());
  const startOfToday = Date.parse(`${today}T00:00:00Z`);
  const notes = playedBack(all, [begin, end, startOfToday, now.getTime()]);
  const cohort = [...(notes.get(begin)?.subscribers ?? [])];
  const subscribedAtErasure = (id: string) =>
    [startOfToday, now.getTime()].some((moment) => notes.get(moment)?.subscribers.has(id));
  const ownedAtErasure = (id: string) => notes.get(now.getTime())?.paying.has(id) && !subscribedAtErasure(id);
  const isLost = (id: string) => {
    if (erased.has(id) && onDay >= today && subscribedAtErasure(id)) return true;
    // A person who owned Lifetime at erasure did not stop paying.
    if (erased.has(id) && onDay >= today && ownedAtErasure(id)) return false;
    return !notes.get(end)?.paying.has(id);
  };
  return { cohort: cohort.length, lost: cohort.filter(isLost).length };
}

const right: fc.Arbitrary<Right> = fc.record({
  kind: fc.constantFrom('subscription', 'subscription', 'subscription', 'purchase', 'complimentary'),
  hoursAgo: fc.integer({ min: 0, max: 80 * 24 }),
  hours: fc.option(fc.integer({ min: 1, max: 60 * 24 }), { freq: 2 }),
});
const histories = fc.array(right, { maxLength: 4 });

describe('churn', () => {
  it('is 0% when a later subscriber leaves, and 100% only when everybody left', async () => {
    await people([[subscribed(40, null)], [subscribed(19, 15)], [subscribed(5, 1)]]);
    await count(today, now);
    expect(await churnOn(today)).toEqual({ cohort: 1, lost: 0 });
  });

  it('does not count a change of plan, Lifetime, or a return as a loss', async () => {
    await people([
      [subscribed(40, 30), subscribed(10, null)],
      [subscribed(40, 30), { kind: 'purchase', hoursAgo: 10 * 24, hours: null }],
      [subscribed(40, 20), subscribed(2, null)],
      [subscribed(40, 30), { kind: 'complimentary', hoursAgo: 10 * 24, hours: null }],
    ]);
    await count(today, now);
    expect(await churnOn(today), 'a plan that was given is not paid for').toEqual({ cohort: 4, lost: 1 });
  });

  it('has no cohort when nobody subscribed 30 days before', async () => {
    await people([[subscribed(20, 5)], [subscribed(60, 10)]]);
    await count(today, now);
    expect(await churnOn(today)).toEqual({ cohort: 0, lost: 0 });
  });

  it('equals the result of replaying every history, on any day', async () => {
    const all = await people(fc.sample(histories, { numRuns: 250, seed: 14 }));
    const days = Array.from({ length: 21 }, (_, index) => daysAfter(today, -3 * index));
    for (const onDay of days) await count(onDay, now);
    const counted = await Promise.all(days.map(async (onDay) => [onDay, await churnOn(onDay)]));
    expect(Object.fromEntries(counted)).toEqual(
      Object.fromEntries(days.map((onDay) => [onDay, expectedOn(all, onDay, now)])),
    );
    const losses = days.map((onDay) => expectedOn(all, onDay, now).lost);
    expect(Math.max(...losses), 'the histories are worth playing').toBeGreaterThan(10);
  });

  it('still counts erased people for as long as they belong to a cohort', async () => {
    const all = await people(fc.sample(histories, { numRuns: 120, seed: 41 }));
    await count(today, now);
    const erased = all.filter((_, index) => index % 3 === 0);
    for (const person of erased) await erase(person);
    const ids = new Set(erased.map(({ id }) => id));
    const expectedThen: unknown[] = [];
    const counted: unknown[] = [];
    for (const [onDay, at] of [
      [daysAfter(today, -1), now],
      [today, now],
      [daysAfter(today, 9), new Date(now.getTime() + 9 * day)],
      [daysAfter(today, 29), new Date(now.getTime() + 29 * day)],
    ] as const) {
      await count(onDay, at);
      counted.push(await churnOn(onDay));
      expectedThen.push(expectedOn(all, onDay, at, ids));
    }
    expect(counted).toEqual(expectedThen);
    expect(await testApp.database.db.$count(users, inArray(users.id, [...ids]))).toBe(0);
  });

  it('is added to days that were counted before churn existed', async () => {
    await people([[subscribed(40, 35)], [subscribed(40, null)]]);
    await count(today, now);
    const { db } = testApp.database;
    await db.update(businessDays).set({ cohort: null, cohortLost: null, free: 77 });
    await countChurn(db, today, now);
    expect(await churnOn(today)).toEqual({ cohort: 2, lost: 1 });
    const [row] = await db.select({ free: businessDays.free }).from(businessDays);
    expect(row?.free, 'the rest stays as it was counted').toBe(77);
  });
});
