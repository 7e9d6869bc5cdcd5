import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatedBackup } from '@chalkline/domain/operations/backup-schedule';
import { nothingWhenMissing } from '../storage/missing-file.ts';
import { backupName, backupsNamed } from './backup-name.ts';
import type { BackupStore } from './backup-store.ts';

const unfinished = '.unverified';

/** The folder of the daily backups. Only complete and verified ones have their name. */
export class BackupFolder implements BackupStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The newest first. */
  async list(): Promise<DatedBackup[]> {
    return backupsNamed(await this.#names());
  }

  /** Adds what `write` writes, once it has returned. What a failed or killed writer leaves is not listed. */
  async add(createdAt: Date, write: (path: string) => Promise<void>): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await this.#clearUnfinished();
    const path = join(this.#folder, backupName(createdAt));
    try {
      await write(`${path}${unfinished}`);
      await rename(`${path}${unfinished}`, path);
    } finally {
      await rm(`${path}${unfinished}`, { force: true });
    }
  }

  async remove({ name }: DatedBackup): Promise<void> {
    await rm(join(this.#folder, name), { force: true });
  }

  async #names(): Promise<string[]> {
    return (await readdir(this.#folder).catch(nothingWhenMissing)) ?? [];
  }

  /** One backup is written at a time, so that nobody writes these any more. */
  async #clearUnfinished(): Promise<void> {
    for (const name of await this.#names()) {
      if (name.includes(unfinished)) await rm(join(this.#folder, name), { force: true });
    }
  }
}
