const mebibyte = 1024 * 1024;

/** How much room a member's pictures may take in all: 500 MiB. */
export const snapshotQuotaBytes = 500 * mebibyte;

/** What a picture counts as that was kept before sizes were noted. */
export const unknownPictureBytes = mebibyte;

/** From here on somebody is told how much room is left: 80 %. */
const nearlyFullShare = 0.8;

export interface SnapshotStorage {
  readonly usedBytes: number;
  readonly quotaBytes: number;
}

export function hasRoomFor({ usedBytes, quotaBytes }: SnapshotStorage, bytes: number): boolean {
  return usedBytes + bytes <= quotaBytes;
}

export function isNearlyFull({ usedBytes, quotaBytes }: SnapshotStorage): boolean {
  return usedBytes > quotaBytes * nearlyFullShare;
}

/** "12 MB of 500 MB used" */
export function storageText({ usedBytes, quotaBytes }: SnapshotStorage): string {
  return `${megabytes(usedBytes)} of ${megabytes(quotaBytes)} used`;
}

/** Why a picture is not taken. */
export function storageFullText({ quotaBytes }: SnapshotStorage): string {
  return `Your snapshots can take up ${megabytes(quotaBytes)} in all, and this image doesn't fit. Delete some snapshots to make room.`;
}

function megabytes(bytes: number): string {
  if (bytes > 0 && bytes < mebibyte) return 'Less than 1 MB';
  return `${Math.floor(bytes / mebibyte)} MB`;
}
