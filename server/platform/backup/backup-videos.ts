import type { Readable } from 'node:stream';

/** Uploaded videos, for backups. They are too large to be held in memory. */
export interface BackupVideos {
  /** The ids of all videos that can be played. */
  ids(): Promise<string[]>;
  /** Undefined when the video has been removed meanwhile. */
  open(id: string): Promise<Readable | undefined>;
  put(id: string, content: Readable): Promise<void>;
}
