import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { freeBytesOf, isDiskFull } from './disk-full.ts';

/**
 * The embedded database did not open. It may be damaged, so the message advises nothing that would delete
 * it.
 */
export class DamagedDatabase extends Error {
  override readonly name = 'DamagedDatabase';

  constructor(folder: string, reason: string) {
    super(
      `The embedded database in ${folder} cannot be opened (${reason}). Check that this user may read and write the folder and that its disk works, then start again. If that does not help, keep the folder, set DATA_DIR to a new one and restore a backup there: npm run restore -- FILE`,
    );
  }
}

/** The embedded database did not open because there is no space left. It is unchanged. */
export class NoSpaceLeft extends Error {
  override readonly name = 'NoSpaceLeft';

  constructor(folder: string, freeBytes: number) {
    const megabytes = Math.floor(freeBytes / 1024 / 1024);
    super(
      `The disk that holds ${folder} is full (${megabytes} MB left), so the database cannot be opened. No data is lost: free some space and start again.`,
    );
  }
}

/** How much the embedded database may write before it answers. */
const neededBytes = 32 * 1024 * 1024;

/** On a full disk PGlite only reports that it was aborted, so the free space is checked, too. */
export function openingError(
  folder: string,
  reason: string | undefined,
  freeBytes = freeBytesOf(statfsSync(dirname(folder))),
): DamagedDatabase | NoSpaceLeft {
  const isFull = freeBytes < neededBytes || isDiskFull(new Error(reason ?? ''));
  return isFull
    ? new NoSpaceLeft(folder, freeBytes)
    : new DamagedDatabase(folder, reason ?? 'no reason given');
}
