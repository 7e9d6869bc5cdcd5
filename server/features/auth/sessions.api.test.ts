import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entitlements, sessions, users } from '../../db/schema.ts';
import { hashToken } from '../../platform/security/secret-token.ts';
import { founderEmail, startTestApp, type TestApp } from '../../testing/test-app.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

describe('a session', () => {
  it('is stored as a hash only', async () => {
    const person = await testApp.person('Free');
    const token = person.client.cookies.get('session') ?? '';
    const rows = await testApp.database.db.select().from(sessions).where(eq(sessions.userId, person.id));
    expect(rows.map((row) => row.tokenHash)).toEqual([hashToken(token)]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is extended by 30 days whenever it is used, and ends 30 days after the last use', async () => {
    const { client } = await testApp.person('Free');
    testApp.moveClock(29 * day);
    const reply = await client.get('/api/auth/user');
    expect(reply.statusCode).toBe(200);
    expect(reply.cookies.find((cookie) => cookie.name === 'session')?.maxAge).toBe(30 * 24 * 60 * 60);
    testApp.moveClock(29 * day);
    expect((await client.get('/api/auth/user')).statusCode).toBe(200);
    testApp.moveClock(31 * day);
    expect((await client.get('/api/auth/user')).statusCode).toBe(401);
  });

  it('ends 90 days after the sign-in, however often it is used, and so does its cookie', async () => {
    const { client } = await testApp.person('Free');
    for (const _ of [1, 2, 3]) {
      testApp.moveClock(28 * day);
      expect((await client.get('/api/auth/user')).statusCode).toBe(200);
    }
    testApp.moveClock(day);
    const reply = await client.get('/api/auth/user');
    const left = reply.cookies.find((cookie) => cookie.name === 'session')?.maxAge ?? 0;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual((5 * day) / 1000);
    testApp.moveClock(5 * day);
    expect((await client.get('/api/auth/user')).statusCode).toBe(401);
  });

  it('ends after 12 hours without use for staff', async () => {
    const editor = await testApp.person('Free', { role: 'editor' });
    const member = await testApp.person('Free');
    const status = async (client: typeof member.client) => (await client.get('/api/auth/user')).statusCode;
    testApp.moveClock(11 * hour);
    expect(await status(editor.client)).toBe(200);
    testApp.moveClock(11 * hour);
    expect(await status(editor.client)).toBe(200);
    testApp.moveClock(13 * hour);
    expect(await status(editor.client)).toBe(401);
    expect(await status(member.client)).toBe(200);
    const { db } = testApp.database;
    await db.update(users).set({ role: null }).where(eq(users.id, editor.id));
    expect(await status(editor.client)).toBe(401);
  });

  it('is not extended by an event stream that a forgotten tab keeps open', async () => {
    const editor = await testApp.person('Free', { role: 'editor' });
    const opened = () => editor.client.get('/api/auth/user', { accept: 'text/event-stream' });
    testApp.moveClock(11 * hour);
    expect((await opened()).statusCode).toBe(200);
    testApp.moveClock(2 * hour);
    expect((await opened()).statusCode).toBe(401);
  });

  it('is not valid when its person belongs to an identity provider that is no longer used', async () => {
    const outsider = await testApp.person('Lifetime', {
      issuer: 'https://elsewhere.example',
      role: 'founder',
    });
    expect((await outsider.client.get('/api/auth/user')).statusCode).toBe(401);
    expect((await outsider.client.open('/founder')).statusCode).not.toBe(200);
    expect((await outsider.client.get('/api/founder/team')).statusCode).toBe(404);
  });

  it('is not valid when it was opened by a method that is no longer used', async () => {
    const person = await testApp.person('Free');
    const { db } = testApp.database;
    await db.update(sessions).set({ issuer: 'email' }).where(eq(sessions.userId, person.id));
    expect((await person.client.get('/api/auth/user')).statusCode).toBe(401);
  });

  it('is not found for a made-up cookie', async () => {
    const client = testApp.visitor();
    client.cookies.set('session', 'made-up');
    expect((await client.get('/api/auth/user')).json()).toEqual({
      code: 'signed_out',
      message: 'Please sign in.',
    });
  });
});

describe('logging out', () => {
  it("ends the session and clears the browser's cache", async () => {
    const { client } = await testApp.person('Free');
    const token = client.cookies.get('session') ?? '';
    const reply = await client.get('/api/logout', { 'sec-fetch-site': 'same-origin' });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/']);
    expect(reply.headers['clear-site-data']).toBe('"cache"');
    client.cookies.set('session', token);
    expect((await client.get('/api/auth/user')).statusCode).toBe(401);
  });

  it('does not happen through a link or an image on another site', async () => {
    const { client } = await testApp.person('Free');
    const reply = await client.get('/api/logout', { 'sec-fetch-site': 'cross-site' });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/']);
    expect((await client.get('/api/auth/user')).statusCode).toBe(200);
  });

  it('does not happen through an image on one of our pages', async () => {
    const { client } = await testApp.person('Free');
    await client.get('/api/logout', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' });
    expect((await client.get('/api/auth/user')).statusCode).toBe(200);
  });
});

describe('the current user', () => {
  it('has the highest current plan, and the next lower one after it ends', async () => {
    const person = await testApp.person('Lifetime');
    const { db } = testApp.database;
    const plan = async () => (await person.client.get('/api/auth/user')).json().plan;
    const [row] = await db.select().from(entitlements).where(eq(entitlements.userId, person.id));
    const startsAt = row?.startsAt ?? new Date();
    const endsAt = new Date(startsAt.getTime() + day);
    await db
      .insert(entitlements)
      .values({ userId: person.id, plan: 'Consulting', source: 'more', startsAt, endsAt });
    expect(await plan()).toBe('Consulting');
    testApp.moveClock(2 * day);
    expect(await plan()).toBe('Lifetime');
  });

  it('is a founder by the email in the settings', async () => {
    const founder = await testApp.person('Free', { email: founderEmail });
    const other = await testApp.person('Consulting');
    expect((await founder.client.get('/api/auth/user')).json().isFounder).toBe(true);
    expect((await other.client.get('/api/auth/user')).json().isFounder).toBe(false);
  });
});
