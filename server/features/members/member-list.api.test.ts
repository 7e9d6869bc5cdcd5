import { membersPath } from '@chalkline/contract/console-addresses';
import type { Members } from '@chalkline/contract/members';
import { type PlanName, planNames } from '@chalkline/domain/billing/plans';
import { membersAtATime } from '@chalkline/domain/members/member-search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificationSubmissions, entitlements, tickets, users } from '../../db/schema.ts';
import { queriesDuring } from '../../testing/counted-queries.ts';
import { founderEmail, startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let testApp: TestApp;
let founder: TestPerson;

beforeAll(async () => {
  testApp = await startTestApp();
  founder = await testApp.person('Free', { role: 'founder', email: 'zoe@desk.example' });
});
afterAll(() => testApp.close());

async function list(query: Record<string, string> = {}): Promise<Members> {
  const reply = await founder.client.get(`${membersPath}?${new URLSearchParams(query)}`);
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

const emailsOf = ({ members }: Members) => members.map(({ email }) => email).toSorted();

describe('looking members up', () => {
  beforeAll(async () => {
    await testApp.database.db.insert(users).values([
      { issuer: 'i', subject: 'ada', email: 'ada@works.example', name: 'Ada Lovelace' },
      { issuer: 'i', subject: 'bo', email: 'bo_100%@works.example', firstName: 'Bo', lastName: 'Diddley' },
      { issuer: 'i', subject: 'eve', email: 'eve@other.example', name: 'Éve Ünal' },
    ]);
  });

  it.each([
    ['lovelace', ['ada@works.example']],
    ['LACE', ['ada@works.example']],
    ['bo diddley', ['bo_100%@works.example']],
    ['Diddley-Bo', ['bo_100%@works.example']],
    ['bo lovelace', []],
    ['works.example', ['ada@works.example', 'bo_100%@works.example']],
    ['_100%', ['bo_100%@works.example']],
    ['%', ['bo_100%@works.example']],
    ['nal', ['eve@other.example']],
    ["' or 1=1 --", []],
    ['\\', []],
  ])('finds whoever has %j in their name or email', async (search, expected) => {
    expect(emailsOf(await list({ search }))).toEqual(expected);
  });

  it.each([
    ['lo', ['ada@works.example']],
    ['ÉV', ['eve@other.example']],
    ['10', ['bo_100%@works.example']],
    ['ac', []],
  ])('finds whoever has a word that begins with the letters %j', async (search, expected) => {
    expect(emailsOf(await list({ search }))).toEqual(expected);
  });

  it('refuses invalid searches', async () => {
    const long = await founder.client.get(`${membersPath}?search=${'a'.repeat(101)}`);
    expect(long.statusCode).toBe(422);
    expect((await founder.client.get(`${membersPath}?plan=Gold`)).statusCode).toBe(422);
    expect((await founder.client.get(`${membersPath}?after=nonsense`)).statusCode).toBe(404);
  });

  it('shows the plan that counts, and filters by it', async () => {
    const { db } = testApp.database;
    const many = await testApp.person('Monthly', { email: 'many@plans.example' });
    await db.insert(entitlements).values([
      { userId: many.id, plan: 'Lifetime', source: 'a', startsAt: new Date(0), endsAt: new Date(1) },
      { userId: many.id, plan: 'Annual', source: 'b', startsAt: new Date(0), endsAt: null },
      { userId: many.id, plan: 'Consulting', source: 'c', startsAt: new Date('2999-01-01'), endsAt: null },
    ]);
    for (const plan of planNames.slice(1)) await testApp.person(plan, { email: `${plan}@plans.example` });
    const shown = async (plan: PlanName) => emailsOf(await list({ search: 'plans.example', plan }));
    expect(await shown('Monthly')).toEqual(['Monthly@plans.example']);
    expect(await shown('Annual')).toEqual(['Annual@plans.example', 'many@plans.example']);
    expect(await shown('Lifetime')).toEqual(['Lifetime@plans.example']);
    expect(await shown('Consulting')).toEqual(['Consulting@plans.example']);
    expect(await shown('Free')).toEqual([]);
    expect(emailsOf(await list({ search: 'works.example', plan: 'Free' }))).toHaveLength(2);
  });

  it('does not list staff as Free members', async () => {
    const named = await testApp.person('Free', { email: founderEmail });
    await testApp.person('Free', { role: 'editor', email: 'editor@desk.example' });
    await testApp.person('Annual', { role: 'consultant', email: 'consultant@desk.example' });
    await testApp.person('Free', { email: 'reader@desk.example' });
    expect(emailsOf(await list({ search: 'desk.example', plan: 'Free' }))).toEqual(['reader@desk.example']);
    expect(emailsOf(await list({ search: named.email, plan: 'Free' }))).toEqual([]);
    expect(emailsOf(await list({ search: named.email }))).toEqual([named.email]);
    expect(emailsOf(await list({ search: 'desk.example', plan: 'Annual' }))).toEqual([
      'consultant@desk.example',
    ]);
  });

  it('shows what waits, and no secrets', async () => {
    const member = await testApp.person('Consulting', { email: 'waits@works.example' });
    const { db } = testApp.database;
    const work = { projectUrl: '', videoUrl: '', comments: '', submittedAt: new Date() };
    await db.insert(certificationSubmissions).values([
      { ...work, userId: member.id, certificationId: 1 },
      { ...work, userId: member.id, certificationId: 2, decision: 'awarded', decidedAt: new Date() },
    ]);
    const ticket = {
      title: 't',
      description: 'd',
      type: 'Review' as const,
      replitJoinLink: 'l',
      createdAt: new Date(),
    };
    await db.insert(tickets).values([
      { ...ticket, userId: member.id, status: 'Priority' },
      { ...ticket, userId: member.id, status: 'Idea' },
    ]);
    const { members } = await list({ search: 'waits@' });
    expect(members).toMatchObject([{ plan: 'Consulting', waiting: { submissions: 1, tickets: 1 } }]);
    expect(Object.keys(members[0] ?? {})).not.toContain('subject');
  });
});

describe('a long list', () => {
  it('is paged with each member once, also those created at the same time', async () => {
    const at = new Date('2020-01-01T00:00:00Z');
    const crowd = Array.from({ length: 2 * membersAtATime + 5 }, (_, n) => ({
      issuer: 'crowd',
      subject: String(n),
      email: `${n}@crowd.example`,
      createdAt: at,
    }));
    await testApp.database.db.insert(users).values(crowd);
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: Members = await list({ search: 'crowd.example', ...(after ? { after } : {}) });
      expect(page.members.length).toBeLessThanOrEqual(membersAtATime);
      seen.push(...page.members.map(({ id }) => id));
      after = page.next;
    }
    expect(seen).toHaveLength(crowd.length);
    expect(new Set(seen).size).toBe(crowd.length);
  });

  it('is read by one query, besides the one for the caller', async () => {
    const asked = await queriesDuring(testApp.database, () => list({ search: 'example' }));
    expect(asked).toHaveLength(2);
  });
});
