const mebibyte = 1024 * 1024;

/** The storage of a member's pictures in total: 500 MiB. */
export const snapshotQuotaBytes = 500 * mebibyte;

/** The size that a picture without a recorded size counts as. */
export const unknownPictureBytes = mebibyte;

/** From here on the member is told how much storage is left: 80 %. */
const nearlyFullShare = 0.8;

export interface SnapshotStorage {
  readonly usedBytes: number;
  readonly quotaBytes: number;
}

export function hasSpaceFor({ usedBytes, quotaBytes }: SnapshotStorage, bytes: number): boolean {
  return usedBytes + bytes <= quotaBytes;
}

export function isNearlyFull({ usedBytes, quotaBytes }: SnapshotStorage): boolean {
  return usedBytes > quotaBytes * nearlyFullShare;
}

/** "12 MB of 500 MB used" */
export function storageText({ usedBytes, quotaBytes }: SnapshotStorage): string {
  return `${megabytes(usedBytes)} of ${megabytes(quotaBytes)} used`;
}

/** Why a picture is refused. */
export function storageFullText({ quotaBytes }: SnapshotStorage): string {
  return `Your snapshots can take up ${megabytes(quotaBytes)} in all, and this image doesn't fit. Delete some snapshots to make room.`;
}

function megabytes(bytes: number): string {
  if (bytes > 0 && bytes < mebibyte) return 'Less than 1 MB';
  return `${Math.floor(bytes / mebibyte)} MB`;
}
