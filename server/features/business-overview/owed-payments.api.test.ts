import type { OwedPayments } from '@chalkline/contract/business-overview';
import { membersPath } from '@chalkline/contract/console-addresses';
import type { Member, Members } from '@chalkline/contract/members';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { entitlements } from '../../db/schema.ts';
import { setUpBusinessTests } from '../../testing/business-tests.ts';
import type { TestPerson } from '../../testing/test-app.ts';

const { testApp, founder, ago, subscriber } = setUpBusinessTests();

/** A person whose renewal could not be charged so many days ago. */
async function owe(since: number, until: number): Promise<TestPerson> {
  const person = await subscriber('Monthly', 60, until);
  await testApp()
    .database.db.update(entitlements)
    .set({ owedSince: ago(since) })
    .where(eq(entitlements.userId, person.id));
  return person;
}

describe('overdue renewals', () => {
  it('are reported, the oldest first, while their plan is still active', async () => {
    const late = await owe(2, -5);
    const later = await owe(5, -2);
    const ended = await owe(20, 13);
    const owed = (await founder().client.get('/api/founder/owed-payments')).json<OwedPayments>();
    expect(owed.count).toBe(2);
    expect(owed.payments.map(({ userId }) => userId)).toEqual([later.id, late.id]);

    const listed = (await founder().client.get(`${membersPath}?owes=yes`)).json<Members>();
    expect(listed.members.map(({ id }) => id).toSorted()).toEqual([late.id, later.id].toSorted());
    expect(listed.members.every(({ waiting }) => waiting.owes)).toBe(true);
    const everybody = (await founder().client.get(membersPath)).json<Members>();
    expect(everybody.members.find(({ id }) => id === ended.id)?.waiting.owes).toBe(false);
    const page = (await founder().client.get(`${membersPath}/${late.id}`)).json<Member>();
    expect(page.plans).toMatchObject([{ holds: true, owedSince: owed.payments[1]?.since }]);
  });

  it('are shown up to the five oldest, and the others are counted', async () => {
    const people: string[] = [];
    for (let since = 6; since > 0; since -= 1) people.push((await owe(since, -3)).id);
    const owed = (await founder().client.get('/api/founder/owed-payments')).json<OwedPayments>();
    expect(owed.count).toBe(6);
    expect(owed.payments.map(({ userId }) => userId)).toEqual(people.slice(0, 5));
  });
});
