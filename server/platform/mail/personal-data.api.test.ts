import { monthsBefore, retention } from '@chalkline/domain/account/retention';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailOutbox } from '../../db/schema.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { mailData } from './personal-data.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  await testApp.database.db.delete(mailOutbox);
});

const email = { preheader: '', heading: 'News', paragraphs: [] };
const put = (event: string, to: string, about?: string) =>
  testApp.mail.enqueue(testApp.database.db, {
    event,
    to,
    subject: event,
    email,
    ...(about ? { about } : {}),
  });
const events = async () =>
  (await testApp.database.db.select().from(mailOutbox)).map(({ event }) => event).toSorted();

describe('mail as personal data', () => {
  it('is exported to the person it is about, without the addresses of other recipients', async () => {
    const ada = await testApp.person('Free');
    const eve = await testApp.person('Free');
    await put('to ada', ada.email, ada.id);
    await put('about ada', 'robin@chalkline.example', ada.id);
    await put('to ada, about nobody', ada.email);
    await put('to eve', eve.email, eve.id);
    const { data } = await mailData(testApp.database.db).read(ada.id);
    expect(data).toMatchObject([
      { subject: 'to ada' },
      { subject: 'about ada' },
      { subject: 'to ada, about nobody' },
    ]);
    expect(JSON.stringify(data)).not.toContain('robin@');
  });

  it('is deleted with the account, and only then', async () => {
    const ada = await testApp.person('Free');
    const eve = await testApp.person('Free');
    await put('to ada', ada.email, ada.id);
    await put('to ada, about nobody', ada.email);
    await put('to eve', eve.email, eve.id);
    await testApp.database.db.transaction(async (tx) => {
      await mailData(testApp.database.db).forget?.(tx, ada.id, testApp.now());
    });
    expect(await events()).toEqual(['to eve']);
  });

  it('is deleted after twelve months', async () => {
    await put('old', 'ada@works.example');
    const now = testApp.now();
    const tooOld = new Date(monthsBefore(now, retention.mailMonths).getTime() - 60_000);
    await testApp.database.db.update(mailOutbox).set({ createdAt: tooOld });
    await put('newest', 'ada@works.example');
    await mailData(testApp.database.db).dropOld?.(now);
    expect(await events()).toEqual(['newest']);
  });
});
