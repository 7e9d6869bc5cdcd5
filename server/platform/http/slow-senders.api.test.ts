import { Readable } from 'node:stream';
import { accountPath, addressOf } from '@chalkline/contract/addresses';
import { importContentPath, memberPlansPath } from '@chalkline/contract/console-addresses';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entitlements, users } from '../../db/schema.ts';
import { exported, tried } from '../../testing/content-archives.ts';
import { ContentEditor } from '../../testing/content-editor.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const setRole = (person: TestPerson, role: 'founder' | null) =>
  testApp.database.db.update(users).set({ role }).where(eq(users.id, person.id));

/** Sends half of a body, and the rest after `meanwhile` has finished. */
async function sendSlowly(
  { client }: TestPerson,
  call: { readonly method: 'POST' | 'DELETE'; readonly url: string; readonly type: string },
  content: Uint8Array,
  meanwhile: () => Promise<unknown>,
) {
  let hasHappened = false;
  async function* halves() {
    yield content.subarray(0, 3);
    await meanwhile();
    hasHappened = true;
    yield content.subarray(3);
  }
  const reply = await client.send({
    method: call.method,
    url: call.url,
    headers: {
      'content-type': call.type,
      'transfer-encoding': 'chunked',
      'x-csrf-token': await client.formToken(),
    },
    payload: Readable.from(halves()),
  });
  expect(hasHappened).toBe(true);
  return reply;
}

const json = (value: object) => Buffer.from(JSON.stringify(value));

describe('a person who loses a permission while their request is being sent', () => {
  it('can no longer grant a plan', async () => {
    const [founder, member] = [
      await testApp.person('Free', { role: 'founder' }),
      await testApp.person('Free'),
    ];
    const url = addressOf(memberPlansPath, { userId: member.id });
    const gift = json({ plan: 'Lifetime', reason: 'A gift', until: null });
    const call = { method: 'POST', url, type: 'application/json' } as const;
    const reply = await sendSlowly(founder, call, gift, () => setRole(founder, null));
    expect(reply.statusCode).toBe(404);
    const { db } = testApp.database;
    expect(await db.$count(entitlements, eq(entitlements.userId, member.id))).toBe(0);
    await setRole(founder, 'founder');
    expect((await sendSlowly(founder, call, gift, async () => undefined)).statusCode).toBe(204);
  });

  it('can no longer import content', async () => {
    const founder = await testApp.person('Free', { role: 'founder' });
    const editor = new ContentEditor(founder);
    const archive = await exported(editor);
    const { fingerprint } = await tried(editor, archive);
    const url = `${importContentPath}?expects=${fingerprint}`;
    const call = { method: 'POST', url, type: 'application/zip' } as const;
    const reply = await sendSlowly(founder, call, archive, () => setRole(founder, null));
    expect(reply.statusCode).toBe(404);
  });
});

it('cannot delete their account when they have become a founder meanwhile', async () => {
  const person = await testApp.person('Free');
  const confirmation = json({ confirmation: person.email });
  const call = { method: 'DELETE', url: accountPath, type: 'application/json' } as const;
  const reply = await sendSlowly(person, call, confirmation, () => setRole(person, 'founder'));
  expect(reply.statusCode).toBe(409);
  const { db } = testApp.database;
  expect(await db.$count(users, eq(users.id, person.id))).toBe(1);
});
