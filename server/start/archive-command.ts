import { DataDirInUse, lockDataDir } from '../db/data-dir-lock.ts';
import { type OpenDatabase, openDatabase } from '../db/open-database.ts';
import { BadBackup } from '../platform/backup/bad-backup.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { explainFailure } from './explain-failure.ts';
import { openDataDir } from './open-data-dir.ts';
import { closeToOtherUsers, createPrivateFilesOnly } from './private-data.ts';

/** The product's data and configuration. */
export interface ProductData {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly storage: Storage;
}

/**
 * Runs a command on the product's data, as configured by the environment. The embedded database serves one
 * process, so the command is refused while the product uses it.
 */
export async function onData(work: (data: ProductData) => Promise<string>): Promise<void> {
  let config: Config | undefined;
  createPrivateFilesOnly();
  try {
    config = readConfig(process.env);
    process.stdout.write(`${await withData(config, work)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof BadBackup ? error.message : explained(error, config)}\n`);
    process.exitCode = 1;
  }
}

async function withData(config: Config, work: (data: ProductData) => Promise<string>): Promise<string> {
  openDataDir(config.dataDir);
  const lock = config.databaseUrl ? undefined : await lockDataDir(config.dataDir);
  try {
    const database = await openDatabase(config);
    try {
      closeToOtherUsers(config.dataDir);
      return await work({ config, database, storage: openStorage(config) });
    } finally {
      await database.close();
    }
  } finally {
    await lock?.release();
  }
}

function explained(error: unknown, config: Config | undefined): string {
  const isRunning = error instanceof DataDirInUse;
  const way = isRunning ? ' A backup of a running product can be downloaded at /founder/operations.' : '';
  return `${explainFailure(error, config)}${way}`;
}
