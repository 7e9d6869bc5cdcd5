import { backupsToDelete, isBackupDue } from '@chalkline/domain/operations/backup-schedule';
import type { AppContext } from '../../platform/app-context.ts';
import { BackupFolder } from '../../platform/backup/backup-folder.ts';
import { verifyBackup } from '../../platform/backup/verify-backup.ts';
import { writeBackup } from '../../platform/backup/write-backup.ts';

const hour = 60 * 60 * 1000;

/** Makes and verifies a backup every day where BACKUP_DIR is set. One that failed is tried again after an hour. */
export function dailyBackup({ jobs, db, storage, config }: AppContext): void {
  const { backupDir, dataDir } = config;
  if (backupDir === undefined) return;
  const folder = new BackupFolder(backupDir);
  jobs.add({
    name: 'daily-backup',
    everyMilliseconds: hour,
    run: async (now, stopping) => {
      const [latest] = await folder.list();
      if (!isBackupDue(latest?.createdAt, now)) return;
      await folder.add(now, async (path) => {
        await writeBackup({ db, storage }, path, now, stopping);
        await verifyBackup(path, dataDir, stopping);
      });
      for (const backup of backupsToDelete(await folder.list())) await folder.remove(backup);
    },
  });
}
