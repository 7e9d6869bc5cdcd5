import { addressOf } from '@chalkline/contract/addresses';
import { teamMemberPath, teamPath } from '@chalkline/contract/console-addresses';
import type { TeamMember } from '@chalkline/contract/team';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries, mailOutbox, passkeys, sessions, users } from '../../db/schema.ts';
import { founderEmail, startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

const testApp: TestApp = await startTestApp();
let ada: TestPerson;
let bo: TestPerson;

beforeEach(async () => {
  // Only these two are founders.
  await testApp.database.db.update(users).set({ role: null });
  ada = await testApp.person('Free', { role: 'founder', firstName: 'Ada' });
  bo = await testApp.person('Free', { role: 'founder', firstName: 'Bo' });
});
afterAll(() => testApp.close());

const add = (by: TestPerson, email: string, role: string) =>
  by.client.write('POST', teamPath, { email, role });
const change = (by: TestPerson, { id }: TestPerson, role: string) =>
  by.client.write('PUT', addressOf(teamMemberPath, { userId: id }), { role });
const remove = (by: TestPerson, { id }: TestPerson) =>
  by.client.write('DELETE', addressOf(teamMemberPath, { userId: id }));
const roleKept = async ({ id }: TestPerson) =>
  (await testApp.database.db.select().from(users).where(eq(users.id, id)))[0]?.role;

describe('the team', () => {
  it('grants a role by email, changes and removes it, each effective on the next request', async () => {
    const eve = await testApp.person('Free');
    expect((await eve.client.get('/api/founder/tickets')).statusCode).toBe(404);
    const added = await add(ada, eve.email.toUpperCase(), 'consultant');
    expect([added.statusCode, added.json()]).toEqual([200, { endedSessions: 0 }]);
    expect((await eve.client.get('/api/founder/tickets')).statusCode).toBe(200);
    expect((await change(ada, eve, 'editor')).statusCode).toBe(200);
    expect((await eve.client.get('/api/founder/tickets')).statusCode).toBe(404);
    expect((await remove(ada, eve)).statusCode).toBe(204);
    expect((await eve.client.open('/founder')).statusCode).toBe(404);
    const entries = await testApp.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `member:${eve.id}`))
      .orderBy(auditEntries.id);
    expect(entries.map(({ before, after }) => [before, after])).toEqual([
      [{ role: null }, { role: 'consultant' }],
      [{ role: 'consultant' }, { role: 'editor' }],
      [{ role: 'editor' }, { role: null }],
    ]);
    expect(await testApp.database.db.$count(mailOutbox, eq(mailOutbox.aboutId, eve.id))).toBe(2);
  });

  it('says how many sessions of email codes ended with a new role, and emails why passkeys are gone', async () => {
    const eve = await testApp.person('Free');
    const { db } = testApp.database;
    const ofCodes = { userId: eve.id, issuer: 'sandbox-email' };
    const expiresAt = new Date(testApp.now().getTime() + 60_000);
    await db.insert(sessions).values({ ...ofCodes, tokenHash: 'by a code', expiresAt });
    await db.insert(passkeys).values({
      ...ofCodes,
      credentialId: 'eve',
      publicKey: 'key',
      counter: 0,
      transports: [],
      name: 'Phone',
      createdAt: testApp.now(),
    });
    expect((await add(ada, eve.email, 'editor')).json()).toEqual({ endedSessions: 1 });
    expect((await eve.client.get('/api/auth/user')).statusCode).toBe(200);
    const emails = await db.select().from(mailOutbox).where(eq(mailOutbox.aboutId, eve.id));
    expect(emails.flatMap(({ email }) => email.paragraphs)).toContainEqual(
      expect.stringMatching(/^You can no longer sign in with the passkey “Phone”\. It was added after/),
    );
  });

  it('lists founders first, including those in the settings who never signed in', async () => {
    await testApp.person('Free', { role: 'editor' });
    const team = (await ada.client.get(teamPath)).json<TeamMember[]>();
    expect(team.map(({ role }) => role)).toEqual(['founder', 'founder', 'founder', 'editor']);
    expect(team.find(({ email }) => email === founderEmail)).toMatchObject({ id: null, isConfigured: true });
  });

  it('reports an invalid email', async () => {
    expect((await add(ada, 'notanemail', 'editor')).json()).toMatchObject({
      code: 'invalid',
      message: 'Please enter an email address, such as name@example.com.',
    });
  });

  it('reports when nobody, or more than one person, has the email', async () => {
    expect((await add(ada, 'nobody@chalkline.example', 'editor')).json()).toMatchObject({
      code: 'invalid',
      issues: [{ field: 'email' }],
    });
    const twin = await testApp.person('Free', { email: 'twin@chalkline.example' });
    await testApp.person('Free', { email: 'Twin@chalkline.example' });
    expect((await add(ada, twin.email, 'editor')).statusCode).toBe(409);
    expect(await roleKept(twin)).toBeNull();
  });

  it('refuses an unknown role, and callers who are not founders', async () => {
    const eve = await testApp.person('Free', { role: 'consultant' });
    expect((await add(ada, eve.email, 'owner')).statusCode).toBe(422);
    expect((await change(eve, eve, 'founder')).statusCode).toBe(404);
    expect((await remove(ada, { ...eve, id: 'forged' })).statusCode).toBe(404);
    expect(await roleKept(eve)).toBe('consultant');
  });
});

describe('the last founder', () => {
  it('cannot be removed or get another role, not even by themselves', async () => {
    expect((await remove(ada, bo)).statusCode).toBe(204);
    for (const reply of [await remove(ada, ada), await change(ada, ada, 'editor')]) {
      expect(reply.json()).toMatchObject({
        code: 'conflict',
        message: expect.stringContaining('last founder'),
      });
    }
    expect(await roleKept(ada)).toBe('founder');
  });

  it('remains when two founders remove each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      await testApp.database.db
        .update(users)
        .set({ role: 'founder' })
        .where(inArray(users.id, [ada.id, bo.id]));
      await Promise.all([remove(ada, bo), remove(bo, ada)]);
      const left = [await roleKept(ada), await roleKept(bo)].filter((role) => role === 'founder');
      expect(left).toHaveLength(1);
    }
  });

  it('remains when both leave at once', async () => {
    const replies = await Promise.all([remove(ada, ada), change(bo, bo, 'consultant')]);
    const statuses = replies.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([expect.toBeOneOf([200, 204]), 409]);
  });
});

it('cannot be changed here when the settings name them', async () => {
  const named = await testApp.person('Free', { email: founderEmail });
  for (const reply of [await remove(ada, named), await change(ada, named, 'editor')]) {
    expect(reply.json()).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('FOUNDER_EMAILS'),
    });
  }
  // The founder in the settings counts, so the others may leave.
  expect((await remove(ada, bo)).statusCode).toBe(204);
  expect((await remove(ada, ada)).statusCode).toBe(204);
  await testApp.database.db.delete(users).where(eq(users.id, named.id));
});
