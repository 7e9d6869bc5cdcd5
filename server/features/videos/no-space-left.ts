import { statfs } from 'node:fs/promises';
import { freeBytesOf } from '../../db/disk-full.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** Refuses a part of a video that the disk could not store. What had been stored before is kept. */
export function noSpaceForPart(error: Error): Refusal {
  const message =
    'The server has no space left for this video. Your progress is kept: free up some space, then choose Resume.';
  return new Refusal('disk_full', message, undefined, error);
}

/** Refuses a video that is larger than the free space. */
export function noSpaceForVideo(): Refusal {
  const message =
    "The server doesn't have enough space left for this video. Free up some space, then choose Resume.";
  return new Refusal('disk_full', message);
}

export async function freeBytesIn(folder: string): Promise<number> {
  return freeBytesOf(await statfs(folder));
}
