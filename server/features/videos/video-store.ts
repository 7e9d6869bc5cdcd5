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
  /** Removes a video, complete or not. Removing a missing one succeeds. */
  remove(id: string): Promise<void>;
}
