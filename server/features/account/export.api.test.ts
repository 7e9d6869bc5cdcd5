import { accountExportPath } from '@chalkline/contract/addresses';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payments } from '../../db/schema.ts';
import { takeSnapshot } from '../../testing/snapshot-uploads.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let testApp: TestApp;
let ada: TestPerson;
let eve: TestPerson;

beforeAll(async () => {
  testApp = await startTestApp();
  ada = await learner('ada@works.example', 'Ada');
  eve = await learner('eve@works.example', 'Eve');
});
afterAll(() => testApp.close());

/** A person with data in every feature. */
async function learner(email: string, firstName: string): Promise<TestPerson> {
  const person = await testApp.person('Annual', { email, firstName });
  await person.client.write('POST', '/api/lessons/3901/complete');
  await takeSnapshot(person);
  await leaveTraces(person, firstName);
  await testApp.database.db.insert(payments).values({
    id: `in_${firstName}`,
    customerId: `cus_${firstName}`,
    userId: person.id,
    plan: 'Annual',
    amountInCents: 29_900,
    currency: 'usd',
    paidAt: new Date(),
  });
  return person;
}

/** What a person stores for themselves. */
async function leaveTraces({ client }: TestPerson, firstName: string): Promise<void> {
  await client.write('POST', '/api/lessons/3901/private-notes', {
    id: '00000000-0000-4000-8000-000000000001',
    text: `A note of ${firstName}`,
    positionSeconds: 12,
  });
  await client.write('PUT', '/api/lessons/3901/watch-position', { positionSeconds: 30, secondsAgo: 0 });
  await client.write('PUT', '/api/account/playback-settings', {
    speed: 1.5,
    isAutoplay: true,
    secondsAgo: 0,
  });
  await client.write('PUT', '/api/account/project', { name: firstName, purpose: '', url: '', joinLink: '' });
  await client.write('PUT', '/api/account/typed-values', { name: 'currency', value: firstName });
  await client.write('PUT', '/api/favourites/lessons/3901');
}

async function exported(person: TestPerson) {
  const reply = await person.client.get(accountExportPath);
  const files = unzipSync(reply.rawPayload);
  const text = strFromU8(files['data.json'] ?? new Uint8Array());
  return { reply, files, text, data: JSON.parse(text) };
}

describe('the export of personal data', () => {
  it('is a zip download that is not cached', async () => {
    const { reply } = await exported(ada);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('application/zip');
    expect(reply.headers['cache-control']).toBe('no-store');
    const today = new Date().toISOString().slice(0, 10);
    expect(reply.headers['content-disposition']).toBe(`attachment; filename="chalkline-data-${today}.zip"`);
  });

  it('contains everything about the person', async () => {
    const { data, files } = await exported(ada);
    expect(data).toMatchObject({
      profile: { email: 'ada@works.example', firstName: 'Ada' },
      sessions: [{ device: 'Chrome on Linux' }],
      signInMethods: [{ issuer: 'sandbox', email: 'ada@works.example' }],
      passkeys: [],
      plans: [{ plan: 'Annual' }],
      payments: [{ id: 'in_Ada', amountInCents: 29_900, currency: 'usd' }],
      completedLessons: [{ course: expect.any(String), lesson: expect.any(String), lessonOrder: 1 }],
      snapshots: [{ lessonOrder: 1, width: 64, height: 48 }],
      privateNotes: [{ text: 'A note of Ada', positionSeconds: 12 }],
      watchPositions: [{ seconds: 30 }],
      playbackSettings: [{ speed: 1.5, isAutoplay: true }],
      project: [{ name: 'Ada' }],
      typedPromptValues: [{ name: 'currency', value: 'Ada' }],
      favouriteLessons: [{ id: 3901 }],
      favouritePrompts: [],
    });
    const [{ file }] = data.snapshots;
    expect(Object.keys(files)).toEqual(['data.json', file]);
    expect(file).toMatch(/^snapshots\/1-[a-z-]+-lesson-1\.png$/);
    expect([...(files[file]?.subarray(1, 4) ?? [])]).toEqual([...Buffer.from('PNG')]);
  });

  it('contains nothing about anybody else, and no secrets', async () => {
    const { text } = await exported(ada);
    expect(text).not.toMatch(/eve/i);
    expect(text).not.toContain(eve.id);
    expect(text).not.toMatch(/hash|token/i);
  });

  it('is small and complete for somebody new', async () => {
    const newcomer = await testApp.person('Free');
    const { data, files } = await exported(newcomer);
    expect(data).toMatchObject({ plans: [], payments: [], completedLessons: [], snapshots: [] });
    expect(Object.keys(files)).toEqual(['data.json']);
  });

  it('is refused to a visitor', async () => {
    const reply = await testApp.visitor().get(accountExportPath);
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'signed_out']);
  });
});
