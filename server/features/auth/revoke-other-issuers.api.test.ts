import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, sessions, users } from '../../db/schema.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { revokeOtherIssuers } from './revoke-other-issuers.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const only = (...issuers: string[]) => ({ acceptedIssuers: issuers, founderIssuers: issuers });

describe('a start without the people of the sandbox', () => {
  it("ends the sessions and removes the roles of the sandbox's people, and of nobody else", async () => {
    const { db } = testApp.database;
    const google = 'https://accounts.google.com';
    const kept = await testApp.person('Free', { issuer: google, role: 'editor' });
    const founder = await testApp.person('Free', { role: 'founder' });
    await testApp.person('Monthly');

    expect(await revokeOtherIssuers(db, only(google))).toEqual({ sessions: 2, roles: 1 });

    const left = await db.select({ userId: sessions.userId }).from(sessions);
    expect(left).toEqual([{ userId: kept.id }]);
    const roles = await db.select({ id: users.id, role: users.role }).from(users);
    expect(roles.filter(({ role }) => role !== null)).toEqual([{ id: kept.id, role: 'editor' }]);
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `member:${founder.id}`));
    expect(entry).toMatchObject({
      actorId: null,
      action: 'role.revoke',
      before: { role: 'founder' },
      after: { role: null },
    });
    expect(await revokeOtherIssuers(db, only(google))).toEqual({ sessions: 0, roles: 0 });
  });

  it("ends the sessions that were opened by codes from the sandbox's inbox", async () => {
    const { db } = testApp.database;
    const google = 'https://accounts.google.com';
    const person = await testApp.person('Free', { issuer: google });
    await db.update(sessions).set({ issuer: 'sandbox-email' }).where(eq(sessions.userId, person.id));
    expect(await revokeOtherIssuers(db, only(google, 'email'))).toEqual({ sessions: 1, roles: 0 });
    expect(await db.$count(sessions, eq(sessions.userId, person.id))).toBe(0);
  });

  it('removes the roles of accounts whose codes anybody can read, and leaves them signed in', async () => {
    const { db } = testApp.database;
    const google = 'https://accounts.google.com';
    const person = await testApp.person('Free', { issuer: 'sandbox-email', role: 'editor' });
    const issuers = { acceptedIssuers: [google, 'sandbox-email'], founderIssuers: [google] };
    expect((await revokeOtherIssuers(db, issuers)).roles).toBe(1);
    expect(await db.$count(sessions, eq(sessions.userId, person.id))).toBe(1);
  });
});
