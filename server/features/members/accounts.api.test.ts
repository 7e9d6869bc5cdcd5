import { accountExportPath, addressOf } from '@chalkline/contract/addresses';
import {
  memberExportPath,
  memberPath,
  memberSessionPath,
  memberSessionsPath,
} from '@chalkline/contract/console-addresses';
import type { Member } from '@chalkline/contract/members';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, sessions, users } from '../../db/schema.ts';
import { queriesDuring } from '../../testing/counted-queries.ts';
import { founderEmail, startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let testApp: TestApp;
let founder: TestPerson;

beforeAll(async () => {
  testApp = await startTestApp();
  founder = await testApp.person('Free', { role: 'founder' });
});
afterAll(() => testApp.close());

const address = (path: string, { id }: TestPerson) => addressOf(path, { userId: id });
const pageOf = async (member: TestPerson): Promise<Member> =>
  (await founder.client.get(address(memberPath, member))).json();
const entriesAbout = ({ id }: TestPerson) =>
  testApp.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `member:${id}`));

describe('the page of a member', () => {
  it('shows everything about them and no secrets', async () => {
    const member = await testApp.person('Annual', { firstName: 'Ada' });
    await member.client.write('POST', '/api/lessons/3901/complete');
    const page = await pageOf(member);
    expect(page).toMatchObject({ name: 'Ada', plan: 'Annual', role: null, isConfigured: false });
    expect(page.courses).toMatchObject([{ id: 39, completed: 1 }]);
    expect(page.sessions).toHaveLength(1);
    const [session] = await testApp.database.db.select().from(sessions).where(eq(sessions.userId, member.id));
    expect(JSON.stringify(page)).not.toContain(session?.tokenHash);
  });

  it('needs the same number of queries for much data as for little', async () => {
    const little = await testApp.person('Free');
    const much = await testApp.person('Lifetime');
    for (const lesson of [3901, 3902, 3903])
      await much.client.write('POST', `/api/lessons/${lesson}/complete`);
    const [few, many] = [
      await queriesDuring(testApp.database, () => pageOf(little)),
      await queriesDuring(testApp.database, () => pageOf(much)),
    ];
    expect(many).toHaveLength(few.length);
  });

  it('is one’s own under "me", and not found under a forged id', async () => {
    expect((await founder.client.get('/api/founder/members/me')).json()).toMatchObject({ id: founder.id });
    for (const id of ['forged', '00000000-0000-4000-8000-000000000000', "1' or '1'='1"]) {
      expect((await founder.client.get(addressOf(memberPath, { userId: id }))).statusCode).toBe(404);
    }
  });
});

describe('signing a member out', () => {
  it('ends every session at once', async () => {
    const member = await testApp.person('Free');
    expect((await founder.client.write('DELETE', address(memberSessionsPath, member))).statusCode).toBe(204);
    expect((await member.client.get('/api/auth/user')).statusCode).toBe(401);
    expect(await entriesAbout(member)).toMatchObject([
      { action: 'member.sign-out', before: { sessions: 1 }, after: { sessions: 0 } },
    ]);
  });

  it('ends one, and only of that member', async () => {
    const [one, other] = [await testApp.person('Free'), await testApp.person('Free')];
    const [session] = (await pageOf(one)).sessions;
    const ending = (userId: string) =>
      founder.client.write('DELETE', addressOf(memberSessionPath, { userId, sessionId: session?.id ?? '' }));
    expect((await ending(other.id)).statusCode).toBe(404);
    expect((await ending(one.id)).statusCode).toBe(204);
    expect((await ending(one.id)).statusCode).toBe(404);
    expect((await one.client.get('/api/auth/user')).statusCode).toBe(401);
    expect((await other.client.get('/api/auth/user')).statusCode).toBe(200);
  });
});

describe('the data of a member', () => {
  it('is exported like their own export, and the export is recorded', async () => {
    const member = await testApp.person('Free');
    const reply = await founder.client.get(address(memberExportPath, member));
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(reply.headers['content-disposition']).toContain('chalkline-data-');
    expect((await entriesAbout(member)).map(({ action }) => action)).toEqual(['member.export']);
    expect((await member.client.get(address(memberExportPath, member))).statusCode).toBe(404);
  });

  it('contains what staff did in the console', async () => {
    const consultant = await testApp.person('Free', { role: 'consultant' });
    await testApp.database.db.insert(auditEntries).values({
      actorId: consultant.id,
      action: 'ticket.start',
      subject: 'ticket:1',
      before: null,
      after: null,
    });
    const { rawPayload } = await consultant.client.get(accountExportPath);
    const data = JSON.parse(strFromU8(unzipSync(rawPayload)['data.json'] ?? new Uint8Array()));
    expect(data.consoleActions).toMatchObject([{ action: 'ticket.start', subject: 'ticket:1' }]);
  });
});

describe('erasing a member', () => {
  const erase = (member: TestPerson, confirmation = member.email) =>
    founder.client.write('DELETE', address(memberPath, member), { confirmation });
  const isThere = async ({ id }: TestPerson) =>
    (await testApp.database.db.$count(users, eq(users.id, id))) === 1;

  it('requires their typed email, and leaves an entry that names nobody', async () => {
    const member = await testApp.person('Lifetime', { firstName: 'Gone' });
    expect((await erase(member, 'somebody@else.example')).statusCode).toBe(422);
    expect(await isThere(member)).toBe(true);
    expect((await erase(member, ` ${member.email.toUpperCase()} `)).statusCode).toBe(204);
    expect(await isThere(member)).toBe(false);
    expect((await member.client.get('/api/auth/user')).statusCode).toBe(401);
    const entries = await entriesAbout(member);
    expect(entries).toMatchObject([
      { action: 'member.erase', before: { plan: 'Lifetime', role: null }, after: { isErased: true } },
    ]);
    expect(JSON.stringify(entries)).not.toContain(member.email);
    expect((await erase(member)).statusCode).toBe(404);
  });

  it('happens once, however often it is sent at the same time', async () => {
    const member = await testApp.person('Free');
    const replies = await Promise.all([erase(member), erase(member), erase(member)]);
    expect(replies.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(await entriesAbout(member)).toHaveLength(1);
  });

  it('is refused for founders: by role, by the settings, and oneself', async () => {
    const named = await testApp.person('Free', { email: founderEmail });
    const other = await testApp.person('Free', { role: 'founder' });
    for (const one of [named, other, founder]) {
      expect((await erase(one)).statusCode).toBe(409);
      expect(await isThere(one)).toBe(true);
    }
  });

  it('keeps the audit entries of an erased team member, without their name', async () => {
    const consultant = await testApp.person('Free', { role: 'consultant' });
    await testApp.database.db.insert(auditEntries).values({
      actorId: consultant.id,
      action: 'gone.test',
      subject: 'ticket:1',
      before: null,
      after: null,
    });
    expect((await erase(consultant)).statusCode).toBe(204);
    const reply = await founder.client.get('/api/founder/audit?action=gone.test');
    expect(reply.json().entries).toMatchObject([{ actor: null, action: 'gone.test' }]);
  });
});
