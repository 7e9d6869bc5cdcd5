import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobRuns } from '../../db/schema.ts';
import { openArchive } from '../../platform/backup/archive.ts';
import { checkBackup } from '../../platform/backup/check-backup.ts';
import { verifyBackup } from '../../platform/backup/verify-backup.ts';
import { writeBackup } from '../../platform/backup/write-backup.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const day = 24 * 60 * 60 * 1000;
const backupDir = mkdtempSync(join(tmpdir(), 'chalkline-backups-'));

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({
    environment: { BACKUP_DIR: join(backupDir, 'daily') },
    expectedErrors: /a job failed/,
  });
});
afterAll(async () => {
  await testApp.close();
  rmSync(backupDir, { recursive: true, force: true });
});
beforeEach(() => rmSync(join(backupDir, 'daily'), { recursive: true, force: true }));

const stored = () => readdirSync(join(backupDir, 'daily')).toSorted();
const job = () => {
  const found = testApp.jobs.all.find(({ name }) => name === 'daily-backup');
  if (!found) throw new Error('There is no daily backup.');
  return found;
};
const runAt = (moment: Date) => job().run(moment, new AbortController().signal);

function storeEmpty(name: string): void {
  mkdirSync(join(backupDir, 'daily'), { recursive: true });
  writeFileSync(join(backupDir, 'daily', name), '');
}

/** Reads what the console shows about backups. */
async function statusReader() {
  const founder = await testApp.person('Free', { role: 'founder' });
  return async () => (await founder.client.get('/api/founder/operations/backup-status')).json();
}

describe('the daily backup', () => {
  it('is complete, made once a day, and replaces old ones', async () => {
    const ofOctober = (dayOfMonth: number) => `chalkline-2026-10-0${dayOfMonth}T03-00-00Z.backup.zip`;
    for (const dayOfMonth of [1, 2, 3, 4, 5, 6, 7, 8, 9]) storeEmpty(ofOctober(dayOfMonth));
    storeEmpty('notes.txt');
    const made = 'chalkline-2026-11-17T03-00-00Z.backup.zip';
    const first = new Date('2026-11-17T03:00:00Z');
    await runAt(first);
    expect(stored()).toEqual([...[4, 5, 6, 7, 8, 9].map(ofOctober), made, 'notes.txt']);
    const archive = await openArchive(join(backupDir, 'daily', made));
    expect((await checkBackup(archive)).tables.lessons?.rows).toBeGreaterThan(20);
    archive.close();

    await runAt(new Date(first.getTime() + day / 2));
    expect(stored()).toHaveLength(8);
  });

  it('removes what a killed process left, and leaves nothing itself when it fails', async () => {
    storeEmpty('chalkline-2026-11-16T03-00-00Z.backup.zip.unverified');
    const given = new AbortController();
    given.abort(new Error('the process stops'));
    await expect(job().run(new Date('2026-11-17T03:00:00Z'), given.signal)).rejects.toThrow(
      'the process stops',
    );
    expect(stored()).toEqual([]);
    expect(readdirSync(testApp.config.dataDir).filter((name) => name.startsWith('backup-check-'))).toEqual(
      [],
    );
  });

  it('stops verifying when the process stops', async () => {
    const path = join(backupDir, 'whole.backup.zip');
    const { db } = testApp.database;
    await writeBackup({ db, storage: openStorage(testApp.config) }, path, testApp.now());
    const given = new AbortController();
    const verified = verifyBackup(path, testApp.config.dataDir, given.signal);
    given.abort(new Error('the process stops'));
    await expect(verified).rejects.toThrow('the process stops');
    expect(readdirSync(testApp.config.dataDir).filter((name) => name.startsWith('backup-check-'))).toEqual(
      [],
    );
  });

  it('needs attention when the latest one is too old', async () => {
    const status = await statusReader();
    const nameAt = (moment: Date) =>
      `chalkline-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup.zip`;
    expect(await status()).toEqual({
      isScheduled: true,
      latestAt: null,
      count: 0,
      readError: null,
      needsAttention: true,
    });
    storeEmpty(nameAt(new Date(testApp.now().getTime() - 2 * day)));
    expect(await status()).toMatchObject({ count: 1, needsAttention: true });
    storeEmpty(nameAt(testApp.now()));
    expect(await status()).toMatchObject({ count: 2, needsAttention: false });
  });

  it('is reported on the operations page when it fails', async () => {
    writeFileSync(join(backupDir, 'daily'), 'a file in the way');
    await testApp.jobs.runDue();
    const [run] = await testApp.database.db.select().from(jobRuns).where(eq(jobRuns.name, 'daily-backup'));
    expect(run?.failedAt).not.toBeNull();
  });

  it('says so on the operations page when its folder cannot be read', async () => {
    const status = await statusReader();
    writeFileSync(join(backupDir, 'daily'), 'a file in the way');
    expect(await status()).toMatchObject({ count: 0, latestAt: null, needsAttention: true });
    expect(await status()).toHaveProperty('readError', expect.stringContaining('ENOTDIR'));
  });
});
