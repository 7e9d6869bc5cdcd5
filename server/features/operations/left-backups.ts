import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** How the folders begin in which backups are written for a download. */
export const downloadFolder = 'backup-download-';

const isDownload = new RegExp(`^${downloadFolder}[A-Za-z0-9]{6}$`);

/** Removes what a killed process left behind: whole copies of the data, which nobody would look for there. */
export async function clearLeftBackups(dataDir: string, before: Date): Promise<void> {
  for (const name of (await readdir(dataDir)).filter((entry) => isDownload.test(entry))) {
    const path = join(dataDir, name);
    const found = await stat(path).catch(nothingWhenMissing);
    if (found && found.mtime < before) await rm(path, { recursive: true, force: true });
  }
}

/** Another process that starts at the same time may have cleared it. */
function nothingWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
