import { accountExportPath, accountPlanPath, addressOf } from '@chalkline/contract/addresses';
import { memberPath, memberPlanPath, memberPlansPath } from '@chalkline/contract/console-addresses';
import type { Member } from '@chalkline/contract/members';
import type { CurrentUser } from '@chalkline/contract/people';
import { desc, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, entitlements, mailOutbox, users } from '../../db/schema.ts';
import { planOf } from '../../testing/shopper.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

const hour = 3_600_000;

let testApp: TestApp;
let founder: TestPerson;

beforeAll(async () => {
  testApp = await startTestApp();
  // So that no test moves the clock by more than the hours after which the founder's session ends.
  testApp.moveClock((8 - testApp.now().getUTCHours()) * hour);
  founder = await testApp.person('Free', { role: 'founder' });
});
afterAll(() => testApp.close());

const give = (member: TestPerson, facts: object = {}) =>
  founder.client.write('POST', addressOf(memberPlansPath, { userId: member.id }), {
    plan: 'Lifetime',
    reason: 'Spoke at our meetup',
    until: null,
    ...facts,
  });

const end = (userId: string, planId: string, reason = 'It was for one event') =>
  founder.client.write('DELETE', addressOf(memberPlanPath, { userId, planId }), { reason });

const pageOf = async ({ id }: TestPerson): Promise<Member> =>
  (await founder.client.get(addressOf(memberPath, { userId: id }))).json();

const entriesAbout = ({ id }: TestPerson) =>
  testApp.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `member:${id}`))
    .orderBy(desc(auditEntries.id));

const daysFromNow = (days: number) =>
  new Date(testApp.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

describe('a complimentary plan', () => {
  it('works on the next request, is announced by email and recorded with its reason', async () => {
    const member = await testApp.person('Free');
    expect((await give(member)).statusCode).toBe(204);
    expect(await planOf(member.client)).toBe('Lifetime');
    expect((await pageOf(member)).plans).toMatchObject([
      { plan: 'Lifetime', kind: 'complimentary', reason: 'Spoke at our meetup', holds: true, endsAt: null },
    ]);
    expect((await member.client.get(accountPlanPath)).json()).toMatchObject({ isComplimentary: true });
    const [entry] = await entriesAbout(member);
    expect(entry).toMatchObject({
      actorId: founder.id,
      action: 'plan.give',
      before: { plan: 'Free' },
      after: { plan: 'Lifetime', given: 'Lifetime', until: null, reason: 'Spoke at our meetup' },
    });
    const emails = await testApp.database.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.aboutId, member.id));
    expect(emails.map(({ subject }) => subject)).toEqual(["You've been given the Lifetime plan"]);
  });

  it('ends by itself after its last day', async () => {
    const member = await testApp.person('Free');
    await give(member, { plan: 'Consulting', until: daysFromNow(0) });
    expect(await planOf(member.client)).toBe('Consulting');
    const endedPlan = async () => (await member.client.get('/api/auth/user')).json<CurrentUser>().endedPlan;
    expect(await endedPlan()).toBeNull();
    testApp.moveClock(86_400_000);
    expect(await planOf(member.client)).toBe('Free');
    expect(await endedPlan()).toEqual({
      plan: 'Consulting',
      endedAt: `${daysFromNow(-1)}T23:59:59.999Z`,
    });
    testApp.moveClock(-86_400_000);
  });

  describe('whose last day is today', () => {
    let shift = 0;
    /** Sets the time of day in UTC, and where the founder is. */
    const at = async (hourOfDay: number, timeZone: string) => {
      shift = (hourOfDay - testApp.now().getUTCHours()) * hour;
      testApp.moveClock(shift);
      await testApp.database.db.update(users).set({ timeZone }).where(eq(users.id, founder.id));
    };
    afterEach(async () => {
      testApp.moveClock(-shift);
      await testApp.database.db.update(users).set({ timeZone: null }).where(eq(users.id, founder.id));
    });

    it("is active until the end of the founder's day, when that is over in UTC", async () => {
      await at(2, 'Pacific/Pago_Pago');
      const member = await testApp.person('Free');
      expect((await give(member, { until: daysFromNow(-2) })).statusCode).toBe(422);
      expect((await give(member, { until: daysFromNow(-1) })).statusCode).toBe(204);
      expect(await planOf(member.client)).toBe('Lifetime');
      testApp.moveClock(9 * hour);
      expect(await planOf(member.client)).toBe('Free');
      testApp.moveClock(-9 * hour);
    });

    it("is not yesterday on the founder's calendar", async () => {
      await at(14, 'Pacific/Kiritimati');
      const member = await testApp.person('Free');
      expect((await give(member, { until: daysFromNow(0) })).statusCode).toBe(422);
      expect((await give(member, { until: daysFromNow(1) })).statusCode).toBe(204);
    });
  });

  it('can be ended at once, but only once', async () => {
    const member = await testApp.person('Free');
    await give(member);
    const [plan] = (await pageOf(member)).plans;
    expect((await end(member.id, plan?.id ?? '')).statusCode).toBe(204);
    expect(await planOf(member.client)).toBe('Free');
    expect((await end(member.id, plan?.id ?? '')).statusCode).toBe(409);
    const entries = await entriesAbout(member);
    expect(entries.map(({ action }) => action)).toEqual(['plan.end', 'plan.give']);
    expect(entries[0]?.after).toMatchObject({ plan: 'Free', reason: 'It was for one event' });
  });

  it.each([
    ['no reason', '  '],
    ['a reason beyond all bounds', 'r'.repeat(501)],
  ])('is not ended with %s', async (_, reason) => {
    const member = await testApp.person('Free');
    await give(member);
    const [plan] = (await pageOf(member)).plans;
    expect((await end(member.id, plan?.id ?? '', reason)).statusCode).toBe(422);
    expect(await planOf(member.client)).toBe('Lifetime');
  });

  it("has its reasons in the member's export, until the member is erased", async () => {
    const member = await testApp.person('Free');
    await give(member);
    const [plan] = (await pageOf(member)).plans;
    await end(member.id, plan?.id ?? '');
    const { rawPayload } = await member.client.get(accountExportPath);
    const data = JSON.parse(strFromU8(unzipSync(rawPayload)['data.json'] ?? new Uint8Array()));
    expect(data.planReasons).toMatchObject([
      { action: 'plan.give', reason: 'Spoke at our meetup' },
      { action: 'plan.end', reason: 'It was for one event' },
    ]);
    const address = addressOf(memberPath, { userId: member.id });
    await founder.client.write('DELETE', address, { confirmation: member.email });
    const entries = await entriesAbout(member);
    expect(entries.map(({ action }) => action)).toEqual(['member.erase', 'plan.end', 'plan.give']);
    expect(JSON.stringify(entries)).not.toMatch(/meetup|event/);
  });

  it('does not affect a paid plan, which cannot be ended here', async () => {
    const member = await testApp.person('Monthly');
    await give(member);
    const { plans } = await pageOf(member);
    const given = plans.find(({ kind }) => kind === 'complimentary');
    const paid = plans.find(({ kind }) => kind !== 'complimentary');
    expect((await end(member.id, paid?.id ?? '')).statusCode).toBe(409);
    expect((await end(member.id, given?.id ?? '')).statusCode).toBe(204);
    expect(await planOf(member.client)).toBe('Monthly');
  });

  it('is granted once, however often it is sent at the same time', async () => {
    const member = await testApp.person('Free');
    const replies = await Promise.all(Array.from({ length: 5 }, () => give(member)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409, 409, 409, 409]);
    expect(await testApp.database.db.$count(entitlements, eq(entitlements.userId, member.id))).toBe(1);
  });

  it.each([
    ['no reason', { reason: '  ' }],
    ['a day that has passed', { until: '2020-01-01' }],
    ['no day', { until: 'tomorrow' }],
    ['a plan that is none', { plan: 'Free' }],
    ['something else beside', { source: 'subscription sub_1' }],
    ['a reason beyond all bounds', { reason: 'r'.repeat(501) }],
  ])('is refused with %s, and nothing changes', async (_, facts) => {
    const member = await testApp.person('Free');
    expect((await give(member, facts)).statusCode).toBe(422);
    expect(await planOf(member.client)).toBe('Free');
    expect(await entriesAbout(member)).toEqual([]);
  });

  it('cannot be granted to an unknown member, or ended through another member', async () => {
    const [one, other] = [await testApp.person('Free'), await testApp.person('Free')];
    await give(one);
    const [plan] = (await pageOf(one)).plans;
    expect((await end(other.id, plan?.id ?? '')).statusCode).toBe(404);
    expect((await end(one.id, 'forged')).statusCode).toBe(404);
    const nobody = addressOf(memberPlansPath, { userId: '00000000-0000-4000-8000-000000000000' });
    const gift = { plan: 'Monthly', reason: 'x', until: null };
    expect((await founder.client.write('POST', nobody, gift)).statusCode).toBe(404);
    expect(await planOf(one.client)).toBe('Lifetime');
  });
});
