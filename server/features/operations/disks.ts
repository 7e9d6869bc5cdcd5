import { statfs } from 'node:fs/promises';
import type { DiskSpace } from '@chalkline/domain/operations/disk-space';
import { freeBytesOf } from '../../db/disk-full.ts';
import type { Config } from '../../platform/config/config.ts';

interface Disk extends DiskSpace {
  readonly place: 'data' | 'backups';
}

/** The disks of this machine that the product writes to. Folders on the same disk are listed twice. */
export async function readDisks({ dataDir, backupDir }: Config): Promise<Disk[]> {
  const disks = [await readDisk('data', dataDir)];
  if (backupDir !== undefined) disks.push(await readDisk('backups', backupDir));
  return disks.filter((disk) => disk !== undefined);
}

/** Undefined for a folder that doesn't exist yet. */
async function readDisk(place: Disk['place'], folder: string): Promise<Disk | undefined> {
  const found = await statfs(folder).catch(() => undefined);
  return found && { place, freeBytes: freeBytesOf(found), totalBytes: found.blocks * found.bsize };
}
