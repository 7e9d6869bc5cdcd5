import type { DatedBackup } from '@chalkline/domain/operations/backup-schedule';

/** Where daily backups are kept. Only complete and verified ones are listed. */
export interface BackupStore {
  /** The newest first. */
  list(): Promise<DatedBackup[]>;
  /** Adds what `write` writes to the path it is given, once it has returned, unless it is aborted before. */
  add(createdAt: Date, write: (path: string) => Promise<void>, stopping?: AbortSignal): Promise<void>;
  remove(backup: DatedBackup): Promise<void>;
}
