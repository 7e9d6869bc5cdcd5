import { accountTimeZonePath } from '@chalkline/contract/addresses';
import { momentLabel } from '@chalkline/domain/calendar/moment';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailOutbox } from '../../db/schema.ts';
import { founderEmail, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { ticketBoard } from '../../testing/ticket-board.ts';
import { emailFounders, founderReaders } from './index.ts';

const absent = 'absent@chalkline.example';
const timeZone = 'Asia/Tokyo';

let testApp: TestApp;
let board: ReturnType<typeof ticketBoard>;
beforeAll(async () => {
  testApp = await startTestApp();
  board = ticketBoard(testApp);
  const founder = await board.consultant();
  await founder.client.write('PUT', accountTimeZonePath, { timeZone, isDetected: false });
});
afterAll(() => testApp.close());

const emailsTo = (to: string) =>
  testApp.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, to));

describe('an email to the founders', () => {
  it('is written in the time zone of each founder, or in UTC before they have signed in', async () => {
    const { db } = testApp.database;
    expect(await founderReaders(db, [founderEmail, absent])).toEqual([
      { to: founderEmail, timeZone },
      { to: absent, timeZone: null },
    ]);
    const { mail } = testApp;
    await db.transaction((tx) =>
      emailFounders({ mail, founderEmails: [founderEmail, absent] }, tx, {
        kind: 'sale',
        email: (zone) => ({
          event: 'test',
          subject: `In ${zone ?? 'UTC'}`,
          email: { preheader: '', heading: '', paragraphs: [] },
        }),
      }),
    );
    expect(await emailsTo(founderEmail)).toMatchObject([{ subject: `In ${timeZone}` }]);
    expect(await emailsTo(absent)).toMatchObject([{ subject: 'In UTC' }]);
  });

  it('about a Priority ticket names the deadline on the clock of the founder', async () => {
    const { title, due } = await board.prioritised(await board.member());
    const [email] = (await emailsTo(founderEmail)).filter(({ subject }) => subject.includes(title));
    expect(email?.email.paragraphs).toEqual([`Acknowledge it by ${momentLabel(due ?? '', timeZone)}.`]);
  });
});
