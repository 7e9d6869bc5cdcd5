import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadFolder } from '../../platform/backup/backup-bucket.ts';
import { scratchPrefix } from '../../platform/backup/verify-backup.ts';
import { nothingWhenMissing } from '../../platform/storage/missing-file.ts';

/** The prefix of the folders in which backups for downloads are written. */
export const downloadFolder = 'backup-download-';

const isLeftover = new RegExp(`^(?:${downloadFolder}|${uploadFolder}|${scratchPrefix})[A-Za-z0-9]{6}$`);

/**
 * Deletes the backups and scratch databases that a killed process left behind, because they are complete copies of
 * the data.
 */
export async function clearLeftoverBackups(dataDir: string, before: Date): Promise<void> {
  for (const name of (await readdir(dataDir)).filter((entry) => isLeftover.test(entry))) {
    const path = join(dataDir, name);
    const found = await stat(path).catch(nothingWhenMissing);
    if (found && found.mtime < before) await rm(path, { recursive: true, force: true });
  }
}
