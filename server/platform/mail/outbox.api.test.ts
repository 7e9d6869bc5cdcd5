import { sitePath } from '@chalkline/contract/addresses';
import type { SiteSettings } from '@chalkline/contract/site';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { DatabaseDown } from '../../db/database-out-of-reach.ts';
import { mailOutbox } from '../../db/schema.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { startTestSmtp, type TestSmtp } from '../../testing/test-smtp.ts';
import { Outbox } from './outbox.ts';
import { claimEmail } from './queued-emails.ts';

const minute = 60_000;
const hour = 60 * minute;

let testApp: TestApp;
let smtp: TestSmtp;
const logged: string[] = [];
beforeAll(async () => {
  smtp = await startTestSmtp();
  testApp = await startTestApp({
    smtp: () => smtp.address(),
    logs: { write: (line) => void logged.push(line) },
  });
});
afterAll(async () => {
  await testApp.close();
  await smtp.goDown();
});

beforeEach(async () => {
  await testApp.database.db.delete(mailOutbox);
  smtp.taken.length = 0;
  smtp.begun = 0;
  smtp.manner = 'accept';
});

const email = { preheader: 'It is here', heading: 'It is here', paragraphs: ['Have a look, Tomás.'] };

async function put(...events: string[]): Promise<void> {
  for (const event of events)
    await testApp.mail.enqueue(testApp.database.db, {
      event,
      to: `${event}@works.example`,
      subject: 'Ready',
      email,
    });
}

const rowOf = async (event: string) =>
  (await testApp.database.db.select().from(mailOutbox).where(eq(mailOutbox.event, event)))[0];

/** Another process on the same database. */
function otherProcess(db = testApp.database.db): Outbox {
  const { mailSignal } = testApp.database;
  return new Outbox({
    db,
    mailSignal,
    now: testApp.now,
    log: testApp.app.log,
    publicUrl: testApp.config.publicUrl,
    from: undefined,
    unsubscribeKey: Buffer.alloc(32),
    site: async () => (await testApp.visitor().get(sitePath)).json<SiteSettings>(),
    smtp: () => smtp.address(),
    pause: async (milliseconds) => testApp.moveClock(milliseconds),
  });
}

/** A database connection that is lost for so long as soon as the mail server has an email. */
function lostAfterSending(milliseconds: number): Database {
  let backAt: number | undefined;
  const isLost = () => {
    if (smtp.taken.length > 0) backAt ??= testApp.now().getTime() + milliseconds;
    return backAt !== undefined && testApp.now().getTime() < backAt;
  };
  return new Proxy(testApp.database.db, {
    get: (db, property) => {
      if (isLost()) throw new DatabaseDown();
      return Reflect.get(db, property);
    },
  });
}

/** Advances the clock and does what the mail job does, once a minute. */
async function letPass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += minute) {
    testApp.moveClock(minute);
    await testApp.mail.sendDue();
  }
}

it('tells mail programs how to unsubscribe when the email supports it', async () => {
  await put('plain');
  await testApp.mail.enqueue(testApp.database.db, {
    event: 'listed',
    to: 'listed@works.example',
    subject: 'Ready',
    email: { ...email, unsubscribePath: '/notify-me/unsubscribe/t' },
  });
  await testApp.mail.sendDue();
  const rawTo = (address: string) =>
    smtp.taken.find(({ to }) => to === address)?.raw.replace(/\r\n /g, ' ') ?? '';
  const url = `${testApp.config.publicUrl}/notify-me/unsubscribe/t`;
  expect(rawTo('listed@works.example')).toContain(`List-Unsubscribe: <${url}>`);
  expect(rawTo('listed@works.example')).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(rawTo('plain@works.example')).not.toContain('List-Unsubscribe');
});

describe('sending mail', () => {
  it('sends an email once, as HTML and plain text, from the brand', async () => {
    await put('once');
    await testApp.mail.sendDue();
    await testApp.mail.sendDue();
    expect(smtp.taken).toMatchObject([{ to: 'once@works.example' }]);
    const { raw = '' } = smtp.taken[0] ?? {};
    expect(raw).toMatch(/^From: Chalkline <hello@chalkline\.example>/m);
    expect(raw).toContain('multipart/alternative');
    expect(raw).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(await rowOf('once')).toMatchObject({ attempts: 1, lastError: null, sentAt: expect.any(Date) });
  });

  it('starts as soon as the change is committed', async () => {
    const awake = otherProcess();
    awake.start();
    await put('awake');
    await expect.poll(() => smtp.taken).toHaveLength(1);
    await awake.stop();
    expect(await rowOf('awake')).toMatchObject({ sentAt: expect.any(Date) });
  });

  it('loses nothing and sends nothing twice when the mail server is down for an hour', async () => {
    await smtp.goDown();
    await put('a', 'b', 'c');
    await letPass(hour);
    expect(await rowOf('a')).toMatchObject({ sentAt: null, givenUpAt: null, lastError: expect.any(String) });
    await smtp.comeUp();
    await letPass(hour);
    expect(smtp.taken.map(({ to }) => to).toSorted()).toEqual([
      'a@works.example',
      'b@works.example',
      'c@works.example',
    ]);
  });

  it('waits longer after each failure', async () => {
    smtp.manner = 451;
    await put('later');
    const dueIn: number[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const before = await rowOf('later');
      await letPass(hour);
      const after = await rowOf('later');
      dueIn.push((after?.attempts ?? 0) - (before?.attempts ?? 0));
    }
    // Six attempts in the first hour, then one per hour.
    expect(dueIn).toEqual([6, 1, 1, 1]);
    smtp.manner = 'accept';
    await letPass(hour);
    expect(smtp.taken).toHaveLength(1);
  });

  it('tries again when the connection breaks midway', async () => {
    smtp.manner = 'drop the connection';
    await put('broken');
    await testApp.mail.sendDue();
    expect(smtp.begun).toBe(1);
    expect(await rowOf('broken')).toMatchObject({ sentAt: null, givenUpAt: null });
    smtp.manner = 'accept';
    testApp.moveClock(2 * minute);
    await testApp.jobs.runDue();
    expect(smtp.taken).toHaveLength(1);
  });

  it('gives up an email that is refused permanently, reports it, and goes on with the others', async () => {
    smtp.manner = 550;
    await put('refused');
    await testApp.mail.sendDue();
    expect(await rowOf('refused')).toMatchObject({ givenUpAt: expect.any(Date), attempts: 1 });
    expect(logged.join('')).toContain('an email was given up');
    smtp.manner = 'accept';
    await put('after');
    await letPass(hour);
    expect(smtp.taken).toMatchObject([{ to: 'after@works.example' }]);
  });

  it('gives up after three days', async () => {
    smtp.manner = 451;
    await put('forlorn');
    await testApp.mail.sendDue();
    testApp.moveClock(72 * hour);
    await testApp.mail.sendDue();
    expect(await rowOf('forlorn')).toMatchObject({ givenUpAt: expect.any(Date), attempts: 2 });
  });

  it('sends each email once from several processes at the same time', async () => {
    const events = Array.from({ length: 20 }, (_, index) => `parallel-${index}`);
    await put(...events);
    await Promise.all([otherProcess(), otherProcess(), testApp.mail].map((mail) => mail.sendDue()));
    expect(smtp.taken.map(({ to }) => to).toSorted()).toEqual(
      events.map((event) => `${event}@works.example`).toSorted(),
    );
  });

  it('resends what a killed process had begun, later and with the same message id', async () => {
    await put('orphan');
    const { messageId } = await sentBy('orphan');
    await testApp.database.db.delete(mailOutbox);
    smtp.taken.length = 0;
    await put('orphan');
    // The process was killed: it has claimed the email and never reports the result.
    await claimEmail(testApp.database.db, testApp.now());
    await testApp.mail.sendDue();
    expect(smtp.taken).toEqual([]);
    await letPass(10 * minute);
    expect(smtp.taken).toMatchObject([{ messageId }]);
  });

  it('marks an email as sent as soon as a lost database is back', async () => {
    await put('lost-meanwhile');
    const sending = otherProcess(lostAfterSending(4 * minute));
    await sending.sendDue();
    expect(await rowOf('lost-meanwhile')).toMatchObject({ attempts: 1, sentAt: expect.any(Date) });
    await letPass(10 * minute);
    expect(smtp.taken).toHaveLength(1);
  });

  it('does not send an email again that it could not mark before the lease ended', async () => {
    await put('lost-for-long');
    const sending = otherProcess(lostAfterSending(30 * minute));
    await expect(sending.sendDue()).rejects.toThrow(DatabaseDown);
    testApp.moveClock(30 * minute);
    await sending.sendDue();
    expect(await rowOf('lost-for-long')).toMatchObject({ sentAt: expect.any(Date) });
    expect(smtp.taken).toHaveLength(1);
  });

  it('shuts down without waiting forever for a server that does not answer', async () => {
    smtp.manner = 'never answer';
    const leaving = otherProcess();
    await put('hanging');
    const sending = leaving.sendDue().catch(() => undefined);
    await expect.poll(() => smtp.begun).toBe(1);
    await leaving.stop();
    expect(await rowOf('hanging')).toMatchObject({ sentAt: null });
    await smtp.goDown();
    await sending;
    await smtp.comeUp();
  });
});

async function sentBy(event: string) {
  await testApp.mail.sendDue();
  const [message] = smtp.taken;
  if (!message) throw new Error(`nothing was sent about ${event}`);
  return message;
}
