import { backupsToDelete, isBackupDue } from '@chalkline/domain/operations/backup-schedule';
import type { AppContext } from '../../platform/app-context.ts';
import { backupStoreOf } from '../../platform/backup/open-backup-store.ts';
import { verifyBackup } from '../../platform/backup/verify-backup.ts';
import { writeBackup } from '../../platform/backup/write-backup.ts';

const hour = 60 * 60 * 1000;

/** Makes and verifies a backup every day where BACKUP_DIR or BACKUP_BUCKET is set. One that failed is tried again after an hour. */
export function dailyBackup({ jobs, db, storage, config }: AppContext): void {
  const store = backupStoreOf(config);
  if (!store) return;
  jobs.add({
    name: 'daily-backup',
    everyMilliseconds: hour,
    run: async (now, stopping) => {
      const [latest] = await store.list();
      if (!isBackupDue(latest?.createdAt, now)) return;
      const write = async (path: string) => {
        await writeBackup({ db, storage }, path, now, stopping);
        await verifyBackup(path, config.dataDir, stopping);
      };
      await store.add(now, write, stopping);
      for (const backup of backupsToDelete(await store.list())) await store.remove(backup);
    },
  });
}
