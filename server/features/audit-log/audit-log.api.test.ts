import { accountTimeZonePath } from '@chalkline/contract/addresses';
import type { AuditChoices, AuditLog } from '@chalkline/contract/audit-log';
import { auditChoicesPath, auditFilePath, auditLogPath } from '@chalkline/contract/console-addresses';
import { fullName } from '@chalkline/domain/account/person-name';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditEntries,
  certificates,
  certificationSubmissions,
  certifications,
  tickets,
  users,
} from '../../db/schema.ts';
import { queriesDuring } from '../../testing/counted-queries.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { entriesAtATime } from './queries.ts';

let testApp: TestApp;
let founder: TestPerson;
let consultant: TestPerson;
let member: TestPerson;

beforeAll(async () => {
  testApp = await startTestApp();
  founder = await testApp.person('Free', { role: 'founder', firstName: 'Zoe' });
  consultant = await testApp.person('Free', {
    role: 'consultant',
    firstName: '=HYPERLINK("http://evil.example")',
  });
  member = await testApp.person('Free', { firstName: 'Ada' });
  const entry = (actorId: string | null, action: string, subject: string, day: string) => ({
    actorId,
    action,
    subject,
    at: new Date(`${day}T23:59:59.500Z`),
    before: { plan: 'Free' },
    after: { plan: '-Lifetime, "for good"' },
  });
  await testApp.database.db
    .insert(auditEntries)
    .values([
      entry(founder.id, 'plan.give', `member:${member.id}`, '2026-01-01'),
      entry(consultant.id, 'ticket.start', 'ticket:1', '2026-01-02'),
      entry(consultant.id, 'ticket.complete', 'ticket:1', '2026-01-03'),
      entry(null, 'member.erase', 'member:00000000-0000-4000-8000-000000000000', '2026-01-04'),
    ]);
});
afterAll(() => testApp.close());

async function list(query: Record<string, string> = {}): Promise<AuditLog> {
  const reply = await founder.client.get(`${auditLogPath}?${new URLSearchParams(query)}`);
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

const actionsOf = ({ entries }: AuditLog) => entries.map(({ action }) => action);

describe('the audit log', () => {
  it('says who did what to whom, the latest first, and marks deleted people', async () => {
    const { entries } = await list();
    expect(entries).toMatchObject([
      { action: 'member.erase', actor: null, member: null },
      { action: 'ticket.complete', actor: { id: consultant.id } },
      { action: 'ticket.start', member: null },
      {
        action: 'plan.give',
        actor: { name: 'Zoe' },
        member: { id: member.id, name: 'Ada' },
        before: { plan: 'Free' },
      },
    ]);
  });

  it.each([
    ['who did it', () => ({ actor: consultant.id }), ['ticket.complete', 'ticket.start']],
    ['somebody who is gone', () => ({ actor: 'erased' }), ['member.erase']],
    ['what was done', () => ({ action: 'plan.give' }), ['plan.give']],
    ['one thing', () => ({ subject: 'ticket:1' }), ['ticket.complete', 'ticket.start']],
    ['a kind of things', () => ({ subject: 'member' }), ['member.erase', 'plan.give']],
    ['no kind that is none', () => ({ subject: 'm%' }), []],
    [
      'days, the whole of both',
      () => ({ from: '2026-01-02', to: '2026-01-03' }),
      ['ticket.complete', 'ticket.start'],
    ],
    [
      'all of it together',
      () => ({ actor: consultant.id, action: 'ticket.start', to: '2026-01-02' }),
      ['ticket.start'],
    ],
    [
      'all the days there are',
      () => ({ from: '0001-01-01', to: '9999-12-30', subject: 'ticket:1' }),
      ['ticket.complete', 'ticket.start'],
    ],
  ])('is filtered by %s', async (_, query, expected) => {
    expect(actionsOf(await list(query()))).toEqual(expected);
  });

  it("is filtered by days of the reader's calendar, in the list and in the file", async () => {
    const moveTo = (timeZone: string) =>
      founder.client.write('PUT', accountTimeZonePath, { timeZone, isDetected: false });
    await moveTo('Asia/Tokyo');
    const day = 'from=2026-01-03&to=2026-01-03';
    const read = async (path: string) => founder.client.get(`${path}?${day}`);
    expect(actionsOf((await read(auditLogPath)).json())).toEqual(['ticket.start']);
    const [, ...lines] = (await read(auditFilePath)).body.trimEnd().split('\r\n');
    expect(lines).toEqual([expect.stringContaining('ticket.start')]);
    await moveTo('UTC');
    expect(actionsOf((await read(auditLogPath)).json())).toEqual(['ticket.complete']);
  });

  it('refuses an invalid filter', async () => {
    const asking = (query: string) => founder.client.get(`${auditLogPath}?${query}`);
    expect((await asking('from=soon')).statusCode).toBe(422);
    expect((await asking('from=2026-02-30')).statusCode).toBe(422);
    for (const day of ['0000-01-01', '9999-12-31', '-000001-01-01', '+275760-09-14']) {
      const name = encodeURIComponent(day);
      expect((await asking(`from=${name}`)).statusCode, day).toBe(422);
      expect((await asking(`to=${name}`)).statusCode, day).toBe(422);
    }
    expect((await asking('actor=forged')).statusCode).toBe(404);
    expect((await asking('after=forged')).statusCode).toBe(404);
  });

  it('offers the existing values as filters', async () => {
    const choices = (await founder.client.get(auditChoicesPath)).json<AuditChoices>();
    expect(choices.actions).toEqual(['member.erase', 'plan.give', 'ticket.complete', 'ticket.start']);
    expect(choices.actors.map(({ id }) => id).toSorted()).toEqual([founder.id, consultant.id].toSorted());
    expect(choices.subjectKinds).toEqual(['member', 'ticket']);
    expect(choices.hasErased).toBe(true);
  });
});

it('finds actions on kinds that have only one item, and offers those kinds', async () => {
  await testApp.database.db.insert(auditEntries).values([
    { action: 'content.import', subject: 'content', before: null, after: null },
    { action: 'content.save', subject: 'course:39', before: null, after: null },
  ]);
  expect(actionsOf(await list({ subject: 'content' }))).toEqual(['content.import']);
  expect(actionsOf(await list({ subject: 'course' }))).toEqual(['content.save']);
  const { entries } = await list({ subject: 'course' });
  expect(entries[0]?.item).toEqual({ kind: 'course', title: expect.any(String), isDeleted: false });
  expect((await list({ subject: 'content' })).entries[0]?.item).toBeNull();
  const { subjectKinds } = (await founder.client.get(auditChoicesPath)).json<AuditChoices>();
  expect(subjectKinds).toEqual(['content', 'course', 'member', 'ticket']);
});

it('shows tickets by their title while they exist', async () => {
  const { db } = testApp.database;
  const [ticket] = await db
    .insert(tickets)
    .values({
      userId: member.id,
      title: 'The sign-up form',
      description: 'It forgets people.',
      type: 'Review',
      status: 'In Progress',
      replitJoinLink: 'https://replit.com/join/abc',
      createdAt: testApp.now(),
    })
    .returning();
  const subject = `ticket:${ticket?.id}`;
  await db.insert(auditEntries).values([
    { action: 'ticket.start', subject },
    // None of these is the name of a ticket.
    { action: 'ticket.start', subject: `member:${ticket?.id}` },
    { action: 'ticket.start', subject: `ticket:${'-'.repeat(36)}` },
  ]);
  expect((await list({ subject })).entries).toMatchObject([{ ticket: { title: 'The sign-up form' } }]);
  const others = (await list({ action: 'ticket.start' })).entries.filter(
    (entry) => entry.subject !== subject,
  );
  expect(others.map((entry) => entry.ticket)).toEqual(others.map(() => null));
  await db.delete(tickets).where(eq(tickets.userId, member.id));
  expect((await list({ subject })).entries).toMatchObject([{ ticket: null, action: 'ticket.start' }]);
});

it('shows submissions and certificates by certification and member while they exist', async () => {
  const { db } = testApp.database;
  const learner = await testApp.person('Monthly', { email: 'learner@works.example' });
  const work = { projectUrl: '', videoUrl: '', comments: '', submittedAt: testApp.now() };
  const [submission] = await db
    .insert(certificationSubmissions)
    .values({
      ...work,
      userId: learner.id,
      certificationId: 1,
      decision: 'awarded',
      decidedAt: testApp.now(),
    })
    .returning();
  const submissionId = submission?.id ?? '';
  const [certificate] = await db
    .insert(certificates)
    .values({
      userId: learner.id,
      certificationId: 1,
      submissionId,
      token: 'told',
      name: 'Somebody',
      awardedAt: testApp.now(),
      reviewerName: 'Robin',
    })
    .returning();
  const subjects = [`submission:${submissionId}`, `certificate:${certificate?.id}`];
  await db.insert(auditEntries).values(subjects.map((subject) => ({ action: 'review.award', subject })));
  const shown = async () =>
    (await list({ action: 'review.award' })).entries
      .filter(({ subject }) => subjects.includes(subject))
      .map((entry) => entry.submission);
  const [certification] = await db.select().from(certifications).where(eq(certifications.id, 1));
  const [person] = await db.select().from(users).where(eq(users.id, learner.id));
  const name = person && fullName(person);
  const one = { id: submissionId, certification: certification?.name, learner: name };
  expect(await shown()).toEqual([one, one]);
  await db.delete(users).where(eq(users.id, learner.id));
  expect(await shown()).toEqual([null, null]);
  const stored = await db.select().from(auditEntries).where(eq(auditEntries.action, 'review.award'));
  expect(JSON.stringify(stored)).not.toContain(name);
});

describe('the CSV file of the audit log', () => {
  it('contains the filtered entries, and nothing that a spreadsheet would execute', async () => {
    const reply = await founder.client.get(`${auditFilePath}?subject=ticket:1`);
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    // The byte order mark, by which spreadsheets recognise Unicode, is not part of the text.
    expect(reply.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [header, ...lines] = reply.body.trim().split('\r\n');
    expect(header?.replace('\uFEFF', '')).toBe('Time,Person,Email,Action,Subject,Member,Before,After');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(reply.body).not.toMatch(/(?:^|,)"?[=+@-]/m);
  });
});

it('refuses an invalid filter', async () => {
  expect((await founder.client.get(`${auditFilePath}?actor=forged`)).statusCode).toBe(404);
  expect((await founder.client.get(`${auditFilePath}?from=soon`)).statusCode).toBe(422);
});

describe('a long audit log', () => {
  it('is paged with each entry once and one query per page, and complete in the file', async () => {
    const count = entriesAtATime * 2 + 3;
    const many = Array.from({ length: count }, () => ({
      action: 'many.test',
      subject: 'x:1',
      before: null,
      after: null,
    }));
    await testApp.database.db.insert(auditEntries).values(many);
    const seen: number[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: AuditLog = await list({ action: 'many.test', ...(after ? { after } : {}) });
      seen.push(...page.entries.map(({ id }) => id));
      after = page.next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([count, count]);
    expect(await queriesDuring(testApp.database, () => list({ action: 'many.test' }))).toHaveLength(2);
    const file = (await founder.client.get(`${auditFilePath}?action=many.test`)).body;
    expect(file.trim().split('\r\n')).toHaveLength(count + 1);
  });
});

it('is visible to founders only', async () => {
  for (const path of [auditLogPath, auditChoicesPath, auditFilePath]) {
    expect((await consultant.client.get(path)).statusCode).toBe(404);
    expect((await member.client.get(path)).statusCode).toBe(404);
  }
  expect(await testApp.database.db.$count(users)).toBe(3);
});
