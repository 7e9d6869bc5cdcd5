/** A part of a video that a bucket has accepted. */
interface StoredPart {
  readonly etag: string;
  readonly bytes: number;
}

/** What was received after the last part. Each has a name of its own, so that no late writer replaces it. */
export interface Tail {
  readonly name: string;
  readonly bytes: number;
}

/**
 * How far an upload to a bucket is. It is stored with the video, so that every process can continue the upload.
 * What was received after the last part is kept in a file of its own, because parts have a smallest size.
 */
export interface Multipart {
  readonly uploadId: string;
  readonly parts: readonly StoredPart[];
  readonly tail: Tail | null;
  /** Whether the bucket has put the parts together. */
  readonly isComplete: boolean;
  /** Counts the changes, so that a process that was overtaken changes nothing. */
  readonly revision: number;
}

/** How many bytes of a video are stored safely. */
export function receivedBytes({ parts, tail }: Multipart): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, tail?.bytes ?? 0);
}
