import { readdirSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { backupStoreOf } from '../../platform/backup/open-backup-store.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestBucket, type TestBucket } from '../../testing/test-bucket.ts';

const day = 24 * 60 * 60 * 1000;

describe('daily backups in a bucket', () => {
  let bucket: TestBucket;
  let testApp: TestApp;
  beforeAll(async () => {
    bucket = await openTestBucket();
    const { S3_BUCKET: name = '', ...service } = bucket.environment;
    testApp = await startTestApp({ environment: { ...service, BACKUP_BUCKET: name } });
  });
  afterAll(async () => {
    await testApp.close();
    await bucket.close();
  });

  afterEach(() => bucket.refusedMethods.clear());

  const backUpAt = async (moment: Date, stopping = new AbortController().signal) => {
    const job = testApp.jobs.all.find(({ name }) => name === 'daily-backup');
    await job?.run(moment, stopping);
  };
  const stored = async () => (await backupStoreOf(testApp.config)?.list())?.map(({ name }) => name);
  const leftovers = () => readdirSync(testApp.config.dataDir).filter((name) => name.startsWith('backup-'));

  it('are made once a day, and leave nothing on this machine', async () => {
    const first = new Date('2026-11-17T03:00:00Z');
    await backUpAt(first);
    await backUpAt(new Date(first.getTime() + day / 2));
    await backUpAt(new Date(first.getTime() + day));
    expect(await stored()).toEqual([
      'chalkline-2026-11-18T03-00-00Z.backup.zip',
      'chalkline-2026-11-17T03-00-00Z.backup.zip',
    ]);
    expect(leftovers()).toEqual([]);
  });

  it('are not counted, and leave nothing behind, when the bucket refuses them', async () => {
    const before = await stored();
    bucket.refusedMethods.add('PUT');
    await expect(backUpAt(new Date('2026-12-01T03:00:00Z'))).rejects.toThrow();
    expect(await stored()).toEqual(before);
    expect(leftovers()).toEqual([]);
  });

  it('end at once when the product stops while one is sent', async () => {
    const sending = bucket.hold('PUT');
    const stop = new AbortController();
    const backup = backUpAt(new Date('2026-12-02T03:00:00Z'), stop.signal);
    await sending.begun;
    stop.abort();
    await expect(backup).rejects.toThrow();
    expect(leftovers()).toEqual([]);
    sending.release();
  });

  it('need attention while the bucket cannot be read', async () => {
    const founder = await testApp.person('Free', { role: 'founder' });
    bucket.refusedMethods.add('GET');
    const status = (await founder.client.get('/api/founder/operations/backup-status')).json();
    expect(status).toMatchObject({ isScheduled: true, count: 0, needsAttention: true });
    expect(status).toHaveProperty('readError', expect.any(String));
  });
});
