import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Mail } from '../../db/email-content.ts';
import { mailOutbox } from '../../db/schema.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const email = { preheader: 'It is here', heading: 'It is here', paragraphs: ['Have a look.'] };
const mail = (facts: Partial<Mail> & { event: string }): Mail => ({
  to: 'ada@works.example',
  subject: 'It is here',
  email,
  ...facts,
});

const rowsOf = (event: string) =>
  testApp.database.db.select().from(mailOutbox).where(eq(mailOutbox.event, event));

describe('adding an email to the outbox', () => {
  it('keeps one email per event, however often and from however many processes it is added', async () => {
    const { db } = testApp.database;
    const put = () => db.transaction((tx) => testApp.mail.enqueue(tx, mail({ event: 'many' })));
    await Promise.all(Array.from({ length: 10 }, put));
    expect(await rowsOf('many')).toMatchObject([{ recipient: 'ada@works.example', attempts: 0, email }]);
  });

  it('is rolled back with the change it reports', async () => {
    const undone = testApp.database.db.transaction(async (tx) => {
      await testApp.mail.enqueue(tx, mail({ event: 'undone' }));
      throw new Error('the change failed');
    });
    await expect(undone).rejects.toThrow('the change failed');
    expect(await rowsOf('undone')).toEqual([]);
  });

  it('sends the signal on commit', async () => {
    const notify = vi.fn();
    const stop = testApp.database.mailSignal.subscribe(notify);
    await testApp.database.db.transaction((tx) => testApp.mail.enqueue(tx, mail({ event: 'rings' })));
    await expect.poll(() => notify).toHaveBeenCalled();
    stop();
  });

  it.each([
    'ada@works.example\r\nBcc: eve@evil.example',
    'ada@works.example, eve@evil.example',
    'Ada <ada@works.example>',
    'ada',
    '',
  ])('stores an email to %j as given up, and never sends it', async (to) => {
    const event = `to ${to}`;
    await testApp.mail.enqueue(testApp.database.db, mail({ event, to }));
    expect(await rowsOf(event)).toMatchObject([
      { lastError: expect.any(String), givenUpAt: expect.any(Date) },
    ]);
  });

  it('does not let a subject begin another header', async () => {
    await testApp.mail.enqueue(
      testApp.database.db,
      mail({ event: 'subject', subject: 'Hello\r\nBcc: eve@evil.example' }),
    );
    expect(await rowsOf('subject')).toMatchObject([{ subject: 'Hello Bcc: eve@evil.example' }]);
  });
});
