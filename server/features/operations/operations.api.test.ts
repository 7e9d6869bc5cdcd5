import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenEmail, OperationChecks, Operations, UnsentMail } from '@chalkline/contract/operations';
import { jobLabel } from '@chalkline/domain/operations/job-labels';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Email } from '../../db/email-content.ts';
import { auditEntries, failedWebhookEvents, jobRuns, mailOutbox } from '../../db/schema.ts';
import { openArchive } from '../../platform/backup/archive.ts';
import { checkBackup } from '../../platform/backup/check-backup.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { startTestSmtp, type TestSmtp } from '../../testing/test-smtp.ts';
import { clearLeftoverBackups } from './leftover-backups.ts';

const address = '/api/founder/operations';
const day = 24 * 60 * 60 * 1000;

let testApp: TestApp;
let founder: TestPerson;
let smtp: TestSmtp;

beforeAll(async () => {
  smtp = await startTestSmtp();
  testApp = await startTestApp({
    smtp: () => smtp.address(),
    expectedErrors: /an email was given up|can't reach the payment service|a job failed: no paper/,
  });
  founder = await testApp.person('Free', { role: 'founder' });
});
afterAll(async () => {
  await testApp.close();
  await smtp.goDown();
});
beforeEach(async () => {
  await testApp.database.db.delete(mailOutbox);
  await testApp.database.db.delete(failedWebhookEvents);
  smtp.manner = 'accept';
  smtp.taken.length = 0;
});

const email: Email = { preheader: 'News', heading: 'It is ready', paragraphs: ['Have a look.'] };

async function put(event: string, content: Email = email): Promise<string> {
  const { db } = testApp.database;
  await testApp.mail.enqueue(db, { event, to: `${event}@works.example`, subject: 'Ready', email: content });
  const [row] = await db.select({ id: mailOutbox.id }).from(mailOutbox).where(eq(mailOutbox.event, event));
  return row?.id ?? '';
}

const look = async () => (await founder.client.get(address)).json<Operations>();
const sendAgain = (id: string) => founder.client.write('POST', `${address}/emails/${id}/send-again`);

const entriesAbout = (subject: string) =>
  testApp.database.db.select().from(auditEntries).where(eq(auditEntries.subject, subject));

describe('mail', () => {
  it('is listed with its reason if it cannot be sent, can be read, and is resent on request', async () => {
    smtp.manner = 550;
    const id = await put('refused');
    await testApp.mail.sendDue();
    const { mail } = await look();
    expect(mail).toMatchObject({ waiting: 0, failed: 1 });
    expect(mail.emails).toMatchObject([{ id, recipient: 'refused@works.example', nextAttemptAt: null }]);
    expect(mail.emails[0]?.lastError).toContain('Not here');
    const open = (await founder.client.get(`${address}/emails/${id}`)).json<OpenEmail>();
    expect(open.text).toContain('Have a look.');

    smtp.manner = 'accept';
    expect((await sendAgain(id)).statusCode).toBe(204);
    expect(smtp.taken).toMatchObject([{ to: 'refused@works.example' }]);
    expect((await look()).mail).toMatchObject({ waiting: 0, failed: 0, emails: [] });
    expect(await entriesAbout(`letter:${id}`)).toMatchObject([
      { action: 'letter.send_again', before: { isGivenUp: true } },
    ]);
  });

  it('is counted for the overview if it could not be sent, but not while it is only waiting', async () => {
    const unsent = async () => (await founder.client.get(`${address}/unsent-mail`)).json<UnsentMail>();
    expect(await unsent()).toEqual({ givenUp: 0, toBeTriedAgain: 0, latest: null });
    smtp.manner = 550;
    const refused = await put('refused-for-good');
    await testApp.mail.sendDue();
    smtp.manner = 450;
    await put('refused-for-now');
    await testApp.mail.sendDue();
    await put('waits-for-its-turn');
    expect(await unsent()).toEqual({
      givenUp: 1,
      toBeTriedAgain: 1,
      latest: { subject: 'Ready', recipient: 'refused-for-good@works.example' },
    });
    smtp.manner = 'accept';
    expect((await sendAgain(refused)).statusCode).toBe(204);
    await testApp.database.db.delete(mailOutbox);
    smtp.taken.length = 0;
  });

  it('is not sent twice: neither sent nor sending mail, nor by two simultaneous requests', async () => {
    const sent = await put('sent');
    await testApp.mail.sendDue();
    expect((await sendAgain(sent)).statusCode).toBe(409);

    smtp.manner = 451;
    const twice = await put('twice');
    await testApp.mail.sendDue();
    smtp.manner = 'accept';
    await founder.client.formToken();
    const replies = await Promise.all([sendAgain(twice), sendAgain(twice), sendAgain(twice)]);
    expect(smtp.taken.filter(({ to }) => to === 'twice@works.example')).toHaveLength(1);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409, 409]);
    expect(await entriesAbout(`letter:${twice}`), 'only who sent it').toHaveLength(1);

    const underWay = await put('under-way');
    await testApp.database.db
      .update(mailOutbox)
      .set({ leasedUntil: new Date(testApp.now().getTime() + 60_000) })
      .where(eq(mailOutbox.id, underWay));
    expect((await sendAgain(underWay)).statusCode).toBe(409);
  });

  it('is resent alone: other mail keeps its schedule', async () => {
    await put('first-in-line');
    expect((await sendAgain(await put('pressed'))).statusCode).toBe(204);
    expect(smtp.taken.map(({ to }) => to)).toEqual(['pressed@works.example']);
  });

  it('is given up eventually and listed if it cannot be rendered', async () => {
    const broken = { ...email, paragraphs: null } as unknown as Email;
    const id = await put('broken', broken);
    await testApp.mail.sendDue();
    expect((await look()).mail).toMatchObject({
      waiting: 1,
      emails: [{ id, nextAttemptAt: expect.any(String) }],
    });
    testApp.moveClock(3 * day);
    await founder.signInAgain();
    await testApp.mail.sendDue();
    const { mail } = await look();
    expect(mail).toMatchObject({ waiting: 0, failed: 1, emails: [{ id, nextAttemptAt: null }] });
    expect(mail.emails[0]?.lastError).toContain('could not be written');
    const open = (await founder.client.get(`${address}/emails/${id}`)).json<OpenEmail>();
    expect(open.text).toContain("couldn't be generated");
  });

  it('is not found for forged ids', async () => {
    for (const id of ['1', 'x', '00000000-0000-4000-8000-000000000000']) {
      expect((await founder.client.get(`${address}/emails/${id}`)).statusCode).toBe(404);
      expect((await sendAgain(id)).statusCode).toBe(404);
    }
  });
});

type FailedEvent = Pick<typeof failedWebhookEvents.$inferInsert, 'id'> &
  Partial<typeof failedWebhookEvents.$inferInsert>;

describe('webhook events of the payment provider', () => {
  const again = (id: string) => founder.client.write('POST', `${address}/webhook-events/${id}/process-again`);
  const addFailed = async (...events: readonly FailedEvent[]) => {
    const at = testApp.now();
    const failure = {
      type: 'customer.updated',
      firstAt: at,
      lastAt: at,
      attempts: 1,
      lastError: 'no answer',
    };
    const nobody = { customerId: null, chargeId: null };
    const rows = events.map((event) => ({ ...failure, ...nobody, ...event }));
    await testApp.database.db.insert(failedWebhookEvents).values(rows);
  };

  it('are listed when they failed, and removed once they were processed', async () => {
    await addFailed({ id: 'evt_nobody', attempts: 3 }, { id: 'evt_charge', attempts: 3, chargeId: 'ch_1' });
    expect((await look()).payments.failed).toMatchObject([{ attempts: 3 }, { attempts: 3 }]);
    expect((await again('evt_nobody')).statusCode).toBe(204);
    // The provider is unreachable: the event stays, with one more attempt.
    expect((await again('evt_charge')).statusCode).toBe(503);
    expect((await look()).payments.failed).toMatchObject([{ id: 'evt_charge', attempts: 4 }]);
    expect((await again('evt_unknown')).statusCode).toBe(404);
    expect((await look()).payments.lastWebhookAt).not.toBeNull();
    expect((await again('evt_nobody')).json()).toMatchObject({
      code: 'conflict',
      message: 'This webhook event has already been processed.',
    });
  });

  it('are processed by one of several requests, which alone is in the audit log', async () => {
    await addFailed({ id: 'evt_pressed' });
    await founder.client.formToken();
    const replies = await Promise.all(Array.from({ length: 4 }, () => again('evt_pressed')));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409, 409, 409]);
    expect(await entriesAbout('notice:evt_pressed')).toHaveLength(1);
  });

  it('wait for a running retry, but not for one whose process is gone', async () => {
    await addFailed({ id: 'evt_held', leasedUntil: new Date(testApp.now().getTime() + 60_000) });
    expect((await again('evt_held')).json()).toMatchObject({
      code: 'conflict',
      message: 'Someone is already processing this webhook event.',
    });
    expect(await entriesAbout('notice:evt_held')).toEqual([]);
    testApp.moveClock(60_000);
    expect((await again('evt_held')).statusCode).toBe(204);
  });
});

describe('jobs', () => {
  it('all have a name that says what they do', async () => {
    const { jobs } = await look();
    expect(jobs.filter(({ name }) => jobLabel(name) === name.replaceAll('-', ' '))).toEqual([]);
  });

  it('show when they ran, when they run next, and why the last run failed', async () => {
    testApp.jobs.add({
      name: 'always-fails',
      everyMilliseconds: 60_000,
      run: () => Promise.reject(new Error('no paper')),
    });
    await testApp.jobs.runDue();
    const { jobs } = await look();
    expect(jobs.find(({ name }) => name === 'always-fails')).toMatchObject({
      hasFailed: true,
      lastError: 'no paper',
      finishedAt: null,
    });
    expect(jobs.find(({ name }) => name === 'count-business')).toMatchObject({
      hasFailed: false,
      finishedAt: expect.any(String),
      nextAt: expect.any(String),
    });
  });

  it('are next if a killed process left them unfinished', async () => {
    const now = testApp.now();
    const ended = { name: 'retention', startedAt: now, leasedUntil: new Date(now.getTime() - 1) };
    await testApp.database.db
      .insert(jobRuns)
      .values(ended)
      .onConflictDoUpdate({ target: jobRuns.name, set: ended });
    const left = (await look()).jobs.find(({ name }) => name === ended.name);
    expect(Date.parse(left?.nextAt ?? '')).toBeLessThan(now.getTime() + 60_000);
  });
});

it('shows which database is in use', async () => {
  const { database } = await look();
  expect(database.kind).toContain('PostgreSQL');
  expect(database.version).toMatch(/^\d+/);
  expect(database.migrations).toBeGreaterThan(15);
});

it('checks which services answer', async () => {
  const checks = async () => (await founder.client.get(`${address}/checks`)).json<OperationChecks>();
  const up = await checks();
  expect(up).toMatchObject({
    mail: { isWell: true },
    payments: { isWell: false },
    storage: { isWell: true },
    proxy: { isWell: true },
  });
  expect(up.storage.detail).toContain('is writable');
  await smtp.goDown();
  await founder.client.get('/healthz', { 'x-forwarded-for': '203.0.113.7' });
  expect((await checks()).proxy).toMatchObject({
    isWell: false,
    detail: expect.stringMatching(/may come.*TRUST_PROXY.*Ignore this/),
  });
  expect((await checks()).mail.isWell).toBe(false);
  await smtp.comeUp();
});

it('does not wait for a mail server that closes without a greeting', async () => {
  const mute = createServer((connection) => connection.end()).listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const { port } = mute.address() as AddressInfo;
  const other = await startTestApp({ smtp: () => ({ ...smtp.address(), port }) });
  const editor = await other.person('Free', { role: 'founder' });
  const { mail } = (await editor.client.get(`${address}/checks`)).json<OperationChecks>();
  expect(mail).toEqual({
    isWell: false,
    detail: 'The mail server closed the connection without a greeting.',
  });
  await other.close();
  mute.close();
});

it('deletes what a killed process left of a backup, and nothing else', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'chalkline-left-'));
  for (const name of ['backup-download-a1B2c3', 'backup-check-a1B2c3', 'backup-mine'])
    mkdirSync(join(dataDir, name));
  await clearLeftoverBackups(dataDir, new Date(Date.now() + 1_000));
  expect(readdirSync(dataDir)).toEqual(['backup-mine']);
  rmSync(dataDir, { recursive: true });
});

it('sends a complete backup, records who took it, and leaves nothing behind', async () => {
  const reply = await founder.client.get(`${address}/backup`);
  expect(reply.headers['content-type']).toBe('application/zip');
  const folder = mkdtempSync(join(tmpdir(), 'chalkline-download-'));
  const path = join(folder, 'backup.zip');
  writeFileSync(path, reply.rawPayload);
  const archive = await openArchive(path);
  expect((await checkBackup(archive)).tables.lessons?.rows).toBeGreaterThan(0);
  archive.close();
  rmSync(folder, { recursive: true });
  const [entry] = await testApp.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'backup.download'));
  expect(entry?.actorId).toBe(founder.id);
  await expect
    .poll(() => readdirSync(testApp.config.dataDir).filter((name) => name.startsWith('backup-')))
    .toEqual([]);
});
