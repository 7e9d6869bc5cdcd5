import { accountExportPath, accountPath } from '@chalkline/contract/addresses';
import { waitlistDays } from '@chalkline/domain/waitlist/waitlist';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users, waitlistEntries } from '../../db/schema.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { awaited, email, waitlistCalls } from '../../testing/waitlist.ts';
import { announceJob } from './announce-job.ts';

const day = 24 * 60 * 60 * 1000;

let testApp: TestApp;
const { ask, entries, emails, publish, press, courseLiveEmails, onlyEntry, confirmedToken, beginAnew } =
  waitlistCalls(() => testApp);
beforeAll(async () => {
  testApp = await startTestApp({ expectedErrors: /an email was given up/ });
});
afterAll(() => testApp.close());
beforeEach(beginAnew);

describe('when the course goes live', () => {
  const stopping = new AbortController().signal;

  it('sends everybody who confirmed one email, from however many processes', async () => {
    await confirmedToken();
    await ask('unsure@works.example');
    await press('unsubscribe', await confirmedToken('gone@works.example'));
    await publish();
    const { database, mail } = testApp;
    const jobs = Array.from({ length: 5 }, () =>
      announceJob({ db: database.db, mail, contentWatch: database.contentWatch }),
    );
    await Promise.all(jobs.map((job) => job.run(testApp.now(), stopping)));
    await testApp.jobs.runDue();
    expect((await courseLiveEmails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [email, 'Sign-In That Holds is live'],
    ]);
    await publish(false);
    await publish();
    testApp.moveClock(day);
    await testApp.jobs.runDue();
    expect(await courseLiveEmails()).toHaveLength(1);
  });

  it('sends more than one batch', async () => {
    const { db } = testApp.database;
    const at = testApp.now();
    const crowd = Array.from({ length: 250 }, (_, index) => ({
      courseId: awaited,
      email: `person-${index}@works.example`,
      token: `token-${index}`,
      state: 'confirmed' as const,
      since: at,
      emails: 1,
      emailedAt: at,
    }));
    await db.insert(waitlistEntries).values(crowd);
    await publish();
    await testApp.jobs.runDue();
    expect(await courseLiveEmails()).toHaveLength(250);
  });

  it('starts as soon as the course is published', async () => {
    await confirmedToken();
    const { database, app, mail, now } = testApp;
    const jobs = new Jobs({ db: database.db, now, log: app.log });
    jobs.add(announceJob({ db: database.db, mail, contentWatch: database.contentWatch }));
    await jobs.runDue();
    jobs.start();
    await publish();
    await expect.poll(courseLiveEmails).toHaveLength(1);
    await jobs.stop();
  });

  it('checks at the start, because the course may have been published before', async () => {
    await confirmedToken();
    const { database, app, mail, now } = testApp;
    const jobs = new Jobs({ db: database.db, now, log: app.log });
    jobs.add(announceJob({ db: database.db, mail, contentWatch: database.contentWatch }));
    await jobs.runDue();
    await publish();
    jobs.start();
    await expect.poll(courseLiveEmails).toHaveLength(1);
    await jobs.stop();
  });

  it('leaves the entry waiting when the email could not be stored', async () => {
    await confirmedToken();
    await publish();
    const { database, mail } = testApp;
    const broken = { enqueue: () => Promise.reject(new Error('killed')) };
    const job = announceJob({ db: database.db, mail: broken, contentWatch: database.contentWatch });
    await expect(job.run(testApp.now(), stopping)).rejects.toThrow('killed');
    expect((await onlyEntry()).state).toBe('confirmed');
    await announceJob({ db: database.db, mail, contentWatch: database.contentWatch }).run(
      testApp.now(),
      stopping,
    );
    expect(await courseLiveEmails()).toHaveLength(1);
  });

  it('tells people on the page when it happens between request and confirmation, and sends no email', async () => {
    await ask();
    const { token } = await onlyEntry();
    await publish();
    await press('confirm', token);
    expect((await onlyEntry()).state).toBe('told');
    await testApp.jobs.runDue();
    expect(await courseLiveEmails()).toEqual([]);
    const page = await testApp.visitor().open(`/notify-me/confirm/${token}`);
    const [heading = ''] = /<h1.*?<\/h1>/.exec(page.body) ?? [];
    expect(heading.replace(/<[^>]+>/g, '')).toBe('Sign-In That Holds is live');
  });
});

describe('waitlist data', () => {
  it('is deleted in time, together with its emails', async () => {
    await confirmedToken();
    await ask('unsure@works.example');
    testApp.moveClock((waitlistDays.asked + 1) * day);
    await testApp.jobs.runDue();
    expect((await entries()).map((entry) => entry.email)).toEqual([email]);
    expect((await emails()).map(({ recipient }) => recipient)).toEqual([email]);
    await publish();
    testApp.moveClock(day);
    await testApp.jobs.runDue();
    testApp.moveClock((waitlistDays.told + 1) * day);
    await testApp.jobs.runDue();
    expect(await entries()).toEqual([]);
    expect(await emails()).toEqual([]);
  });

  it('is exported and erased with the account of that email, ignoring case', async () => {
    await ask();
    await ask('eve@works.example');
    const person = await testApp.person('Free', { email: 'Ada@Works.example' });
    const archive = unzipSync((await person.client.get(accountExportPath)).rawPayload);
    const { waitingList } = JSON.parse(strFromU8(archive['data.json'] ?? new Uint8Array()));
    expect(waitingList).toMatchObject([{ course: 'Sign-In That Holds', email, state: 'asked' }]);
    expect(waitingList[0]).not.toHaveProperty('token');
    const reply = await person.client.write('DELETE', accountPath, { confirmation: person.email });
    expect(reply.statusCode, reply.body).toBeLessThan(300);
    expect(await testApp.database.db.select().from(users).where(eq(users.id, person.id))).toEqual([]);
    expect((await entries()).map((entry) => entry.email)).toEqual(['eve@works.example']);
    expect((await emails()).map(({ recipient }) => recipient)).toEqual(['eve@works.example']);
  });
});
