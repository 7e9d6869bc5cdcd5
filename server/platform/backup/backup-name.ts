import type { DatedBackup } from '@chalkline/domain/operations/backup-schedule';

const pattern = /^chalkline-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup\.zip$/;

/** The file name of a daily backup says when it was made. */
export function backupName(createdAt: Date): string {
  return `chalkline-${createdAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup.zip`;
}

/** The backups among these file names, the newest first. */
export function backupsNamed(names: readonly string[]): DatedBackup[] {
  const found = names.map(backupNamed).filter((backup) => backup !== undefined);
  return found.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

function backupNamed(name: string): DatedBackup | undefined {
  const [, day, hour, minute, second] = pattern.exec(name) ?? [];
  return day ? { name, createdAt: new Date(`${day}T${hour}:${minute}:${second}Z`) } : undefined;
}
