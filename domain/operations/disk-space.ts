export interface DiskSpace {
  readonly freeBytes: number;
  readonly totalBytes: number;
}

const gigabyte = 1_000_000_000;

/** Below this a disk needs attention: a tenth of it, but at least 1 GB and at most 10 GB. */
function lowSpaceBelow(totalBytes: number): number {
  return Math.min(10 * gigabyte, Math.max(gigabyte, totalBytes / 10));
}

export function isSpaceLow({ freeBytes, totalBytes }: DiskSpace): boolean {
  return freeBytes < lowSpaceBelow(totalBytes);
}

/** Half as much again as the lower limit, so that a file more or less doesn't change the answer. */
export function isSpaceAmple({ freeBytes, totalBytes }: DiskSpace): boolean {
  return freeBytes >= 1.5 * lowSpaceBelow(totalBytes);
}
