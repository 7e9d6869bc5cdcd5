import type { Config } from '../config/config.ts';
import { BackupBucket } from './backup-bucket.ts';
import { BackupFolder } from './backup-folder.ts';
import type { BackupStore } from './backup-store.ts';

const opened = new WeakMap<Config, BackupStore | undefined>();

/** The bucket or folder for daily backups; undefined when there are none. */
export function backupStoreOf(config: Config): BackupStore | undefined {
  if (!opened.has(config)) opened.set(config, open(config));
  return opened.get(config);
}

function open({ backupBucket, backupDir, dataDir }: Config): BackupStore | undefined {
  if (backupBucket) return new BackupBucket(backupBucket, dataDir);
  return backupDir === undefined ? undefined : new BackupFolder(backupDir);
}
