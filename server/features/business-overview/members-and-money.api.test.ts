import { paymentSources } from '@chalkline/domain/billing/grant-source';
import { daysAfter } from '@chalkline/domain/calendar/period';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { businessDays, entitlements, users } from '../../db/schema.ts';
import { setUpBusinessTests } from '../../testing/business-tests.ts';
import { founderEmail, type TestPerson } from '../../testing/test-app.ts';

const { testApp, founder, today, count, look, own, subscriber } = setUpBusinessTests();
const day = 24 * 60 * 60 * 1000;

function erase({ id, email }: TestPerson) {
  return founder().client.write('DELETE', `/api/founder/members/${id}`, { confirmation: email });
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
    expect(Date.parse(countedAt ?? '')).toBeLessThanOrEqual(testApp().now().getTime());
  });

  it('count each person by their highest plan, without revenue for complimentary plans', async () => {
    const person = await subscriber('Annual', 3);
    await own(person, 'Consulting', 'complimentary', 3, null);
    await count();
    const { members, revenue } = await look();
    expect(members.at(-1)).toMatchObject({ Annual: 0, Consulting: 1 });
    expect(revenue.at(-1)?.cents).toBe(2_492);
  });

  it('leave out staff who pay nothing, complimentary plans included', async () => {
    await count();
    const before = await look();
    const editor = await testApp().person('Free', { role: 'editor' });
    await own(editor, 'Lifetime', 'complimentary', 3, null);
    await testApp().person('Free', { email: founderEmail.toUpperCase() });
    await count();
    const { members, revenue } = await look();
    expect(members.at(-1)).toEqual(before.members.at(-1));
    expect(revenue.at(-1)?.cents).toBe(0);
    await testApp().person('Free');
    await count();
    expect((await look()).members.at(-1)?.Free).toBe((before.members.at(-1)?.Free ?? 0) + 1);
  });

  it('count staff who pay in both figures, for as long as they pay', async () => {
    await count();
    const before = (await look()).members.at(-1);
    const paying = await subscriber('Monthly', 9, 3);
    await testApp().database.db.update(users).set({ role: 'consultant' }).where(eq(users.id, paying.id));
    await testApp().database.db.delete(businessDays);
    await count();
    const { members, revenue, churn } = await look();
    const figuresOf = (at: number) => [
      members.at(at)?.Monthly,
      revenue.at(at)?.cents,
      churn.at(at)?.subscribers,
    ];
    expect(figuresOf(-6)).toEqual([1, 4_900, 1]);
    expect(figuresOf(-1)).toEqual([0, 0, 0]);
    expect(members.at(-1)).toEqual(before);
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
    await testApp().database.db.delete(users).where(eq(users.id, person.id));
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
      await testApp().person('Free'),
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
    await testApp()
      .database.db.update(entitlements)
      .set({ endsAt })
      .where(eq(entitlements.userId, stopped.id));
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
