import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { DataStore } from '@tus/utils';
import type { Source } from 'mediabunny';

/** A reply with a video, or a part of it. */
interface ServedVideo {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly stream: Readable;
}

/** The files of videos for programs that read and write files. */
export interface VideoFiles {
  pathOf(id: string): string;
  /** A folder on the same disk, for what is not finished yet. */
  readonly workFolder: string;
  /** Makes a finished file the video with this id, in one step. */
  adopt(id: string, path: string): Promise<void>;
}

/** Where videos are stored. They are too large for the memory of a process, so they are only ever streamed. */
export interface VideoStore {
  /** Receives uploads. */
  readonly uploads: DataStore;
  /** A complete video for whoever inspects it. */
  source(id: string): Source;
  /** Answers a request for a complete video: as a whole, a range of it, or its headers only. */
  serve(id: string, request: IncomingMessage): Promise<ServedVideo>;
  /** Whether a complete video is here. */
  has(id: string): Promise<boolean>;
  /** The files themselves; undefined for a storage that is not a folder of this machine. */
  readonly files?: VideoFiles;
  /** Removes a video, complete or not. Removing a missing one succeeds. */
  remove(id: string): Promise<void>;
}
