import { founderEmailSwitchesPath } from '@chalkline/contract/console-addresses';
import type { AlertReadings } from '@chalkline/domain/operations/alerts';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alerts, failedWebhookEvents, mailOutbox, requestMinutes } from '../../db/schema.ts';
import { RequestCounts } from '../../platform/metrics/request-counts.ts';
import { founderEmail, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { updateAlerts } from './alerts.ts';
import { requestsSince } from './health-queries.ts';
import { saveRequestCounts } from './save-request-counts.ts';

const minute = 60_000;
const founders = [founderEmail, 'second@chalkline.example'];

const live = {
  NODE_ENV: 'production',
  SANDBOX: 'on',
  PUBLIC_URL: 'http://localhost:3000',
  APP_SECRET: 'x'.repeat(32),
};

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ environment: live });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  const { db } = testApp.database;
  for (const table of [alerts, failedWebhookEvents, mailOutbox, requestMinutes]) await db.delete(table);
});

const well: AlertReadings = {
  emails: { failing: 0, nothingSentFor: 0, givenUp: 0 },
  failedWebhookEvents: 0,
  lateJobs: 0,
  isBackupLate: false,
  disks: [],
  requests: { answered: 0, failed: 0 },
  unread: new Set(),
};

const start = new Date('2026-11-17T12:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * minute);

function update(readings: Partial<AlertReadings>, now: Date): Promise<void> {
  const { database, mail } = testApp;
  return updateAlerts({ db: database.db, mail, founderEmails: founders }, { ...well, ...readings }, now);
}

const runAt = (now: Date) =>
  testApp.jobs.all.find(({ name }) => name === 'alerts')?.run(now, new AbortController().signal);

async function emails(): Promise<string[]> {
  const rows = await testApp.database.db.select().from(mailOutbox).orderBy(asc(mailOutbox.createdAt));
  return rows.map(({ recipient, subject }) => `${recipient}: ${subject}`).toSorted();
}

describe('the founders of a live site', () => {
  it('get one email when something needs attention and one when it is over, whoever checks', async () => {
    for (let now = 0; now <= 60; now += 5) {
      const failedEvents = now <= 30 ? 2 : 0;
      await Promise.all([1, 2, 3].map(() => update({ failedWebhookEvents: failedEvents }, after(now))));
    }
    expect(await emails()).toEqual([
      `${founderEmail}: Needs attention: Payment updates aren't being processed`,
      `${founderEmail}: Resolved: Payment updates aren't being processed`,
      "second@chalkline.example: Needs attention: Payment updates aren't being processed",
      "second@chalkline.example: Resolved: Payment updates aren't being processed",
    ]);
  });

  it('get another pair of emails when it happens again', async () => {
    for (const [now, lateJobs] of [
      [0, 1],
      [10, 1],
      [20, 0],
      [30, 0],
      [40, 1],
      [50, 1],
    ] as const)
      await update({ lateJobs }, after(now));
    const subjects = (await emails()).filter((line) => line.startsWith(founderEmail));
    expect(subjects).toHaveLength(3);
  });

  it('can switch these emails off', async () => {
    const founder = await testApp.person('Free', { email: founderEmail });
    const switchTo = (isOn: boolean) =>
      founder.client.write('PUT', founderEmailSwitchesPath, { kind: 'operations', isOn });
    expect((await switchTo(false)).statusCode).toBe(204);
    await update({ emails: { failing: 20, nothingSentFor: 0, givenUp: 0 } }, after(0));
    expect(await emails()).toEqual([]);
    await switchTo(true);
  });

  it('are told about webhook events and requests that fail, by a job', async () => {
    const at = testApp.now();
    const later = (minutes: number) => new Date(at.getTime() + minutes * minute);
    await testApp.database.db.insert(failedWebhookEvents).values({
      id: 'evt_1',
      type: 'invoice.paid',
      firstAt: at,
      lastAt: at,
      attempts: 1,
      lastError: 'No answer.',
    });
    await testApp.database.db.insert(requestMinutes).values({ minute: at, answered: 200, failed: 50 });
    await runAt(at);
    expect(await emails()).toEqual([]);
    await runAt(later(4));
    expect(await emails()).toEqual([`${founderEmail}: Needs attention: Many requests are failing`]);
    await runAt(later(11));
    expect(await emails()).toContain(
      `${founderEmail}: Needs attention: Payment updates aren't being processed`,
    );
  });
});

describe('a backup folder that can’t be read', () => {
  it('counts as a late backup, and silences no other alert', async () => {
    const withoutFolder = await startTestApp({
      environment: { ...live, BACKUP_DIR: import.meta.filename },
      expectedErrors: /^The stored backups could not be read/,
    });
    const { db } = withoutFolder.database;
    const at = withoutFolder.now();
    const job = withoutFolder.jobs.all.find(({ name }) => name === 'alerts');
    const subjects = async () => (await db.select().from(mailOutbox)).map(({ subject }) => subject);
    await db.insert(requestMinutes).values({ minute: at, answered: 200, failed: 50 });
    for (const minutes of [0, 4])
      await job?.run(new Date(at.getTime() + minutes * minute), new AbortController().signal);
    expect(await subjects()).toEqual(['Needs attention: Many requests are failing']);
    await job?.run(new Date(at.getTime() + 90 * minute), new AbortController().signal);
    expect(await subjects()).toContain('Needs attention: The latest backup is too old');
    await withoutFolder.close();
  });
});

describe('the requests of all processes', () => {
  it('are added up, and a count that could not be stored is stored later', async () => {
    const { db } = testApp.database;
    const counts = [new RequestCounts(), new RequestCounts()];
    for (const requestCounts of counts) {
      for (const status of [200, 404, 500, 503]) requestCounts.count(status);
      await saveRequestCounts({ db, requestCounts, now: () => start });
    }
    expect(await requestsSince(db, after(-10))).toEqual({ answered: 8, failed: 4 });
    expect(await requestsSince(db, after(1))).toEqual({ answered: 0, failed: 0 });

    const requestCounts = new RequestCounts();
    requestCounts.count(500);
    const lost = {
      insert: () => ({ values: () => ({ onConflictDoUpdate: () => Promise.reject(new Error('gone')) }) }),
    };
    await expect(
      saveRequestCounts({ db: lost as unknown as typeof db, requestCounts, now: () => start }),
    ).rejects.toThrow('gone');
    await saveRequestCounts({ db, requestCounts, now: () => start });
    expect(await requestsSince(db, after(-10))).toEqual({ answered: 9, failed: 5 });
  });

  it('are forgotten after an hour', async () => {
    const { db } = testApp.database;
    await db.insert(requestMinutes).values({ minute: after(-61), answered: 3, failed: 1 });
    const requestCounts = new RequestCounts();
    requestCounts.count(200);
    await saveRequestCounts({ db, requestCounts, now: () => start });
    expect(await requestsSince(db, after(-90))).toEqual({ answered: 1, failed: 0 });
  });
});
