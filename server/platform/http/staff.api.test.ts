import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../../db/schema.ts';
import { founderEmail, startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { recordAction } from '../audit/audit.ts';

let testApp: TestApp;
let everybodyElse: Record<string, TestClient>;

beforeAll(async () => {
  testApp = await startTestApp();
  everybodyElse = {
    visitor: testApp.visitor(),
    free: (await testApp.person('Free')).client,
    member: (await testApp.person('Lifetime')).client,
    'consulting member': (await testApp.person('Consulting')).client,
  };
});
afterAll(() => testApp.close());

describe('the founder console', () => {
  it.each(['/founder', '/founder/reviews', '/founder/no-such-part'])(
    'is hidden from everybody who is not staff: %s',
    async (address) => {
      for (const [who, client] of Object.entries(everybodyElse)) {
        const reply = await client.open(address);
        expect([who, reply.statusCode]).toEqual([who, 404]);
        expect(reply.body).toContain('404 Page Not Found');
        expect(reply.body).not.toContain('Founder console');
      }
    },
  );

  it.each(['/founder/no-such-part', '/founder/members/nobody', '/founder/content/course/0/versions'])(
    'keeps staff in the console when a page does not exist: %s',
    async (address) => {
      const { client } = await testApp.person('Free', { role: 'founder' });
      const reply = await client.open(address);
      expect(reply.statusCode).toBe(404);
      expect(reply.body).toContain('404 Page Not Found');
      expect(reply.body).toContain('aria-label="Founder console"');
      expect(reply.headers['x-robots-tag']).toBe('noindex');
    },
  );

  it('hides its other parts from people with another role', async () => {
    const { client } = await testApp.person('Free', { role: 'editor' });
    const reply = await client.open('/founder/team');
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain('We can&#x27;t find that page in the console.');
    expect(reply.body).not.toContain('href="/founder/team"');
  });

  it('opens for founders, by email or role, and for each other role', async () => {
    const staff = [
      await testApp.person('Free', { email: founderEmail }),
      await testApp.person('Free', { role: 'founder' }),
      await testApp.person('Free', { role: 'consultant' }),
      await testApp.person('Free', { role: 'editor' }),
    ];
    for (const { client } of staff) {
      const reply = await client.open('/founder');
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toContain('Founder console');
    }
  });

  it('sends its scripts only to people who may open it', async () => {
    const { client } = await testApp.person('Free', { role: 'founder' });
    const consoleScripts = /assets\/console-[\w-]+\.js/;
    expect((await client.open('/founder')).body).toMatch(consoleScripts);
    expect((await client.open('/dashboard')).body).not.toMatch(consoleScripts);
  });
});

it('records an action with who, when, what, before and after', async () => {
  const { db } = testApp.database;
  const { id: actorId } = await testApp.person('Free', { role: 'founder' });
  const action = {
    actorId,
    action: 'submission.award',
    subject: 'submission:1',
    before: { decision: null },
    after: { decision: 'awarded' },
  };
  await db.transaction((tx) => recordAction(tx, action));
  const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.subject, action.subject));
  expect(entry).toMatchObject(action);
  expect(entry?.at).toBeInstanceOf(Date);
});

it('records nothing when the action is rolled back', async () => {
  const { db } = testApp.database;
  const { id: actorId } = await testApp.person('Free', { role: 'founder' });
  const before = await db.$count(auditEntries);
  const failing = db.transaction(async (tx) => {
    await recordAction(tx, { actorId, action: 'x', subject: 'y', before: null, after: null });
    throw new Error('killed midway');
  });
  await expect(failing).rejects.toThrow('killed midway');
  expect(await db.$count(auditEntries)).toBe(before);
});
