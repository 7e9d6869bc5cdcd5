import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { DataStore } from '@tus/utils';
import type { InspectedFile } from './inspection/inspect-video.ts';

/** A request for a video that has been authorised. */
export interface VideoRequest {
  readonly request: IncomingMessage;
  readonly contentType: string;
  readonly now: Date;
  /** For how long the video may be played. */
  readonly validSeconds: number;
  /** Whether the video must come from this site, so that the page can read its pictures. */
  readonly isFromThisSite: boolean;
}

/** A complete video, for inspection. */
export interface VideoSource {
  readonly file: InspectedFile;
  /** Why it could not be read. Without this, readers would take it for a damaged file. */
  failure?(): Error | undefined;
}

/** A reply with a video, or a part of it, or the address where a browser gets it. */
interface ServedVideo {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly stream: Readable;
}

export interface LocalFileOptions {
  /** An empty folder, for the file of a video that is stored elsewhere. */
  readonly folder: string;
  /** How long the video is. */
  readonly bytes: number;
  /** How much space is needed for what will be made of the video. */
  readonly furtherBytes: number;
  readonly signal: AbortSignal;
}

/** A complete copy of a video in another quality, as a file of this machine. */
interface FinishedRendition {
  readonly videoId: string;
  /** Its name in the video storage. */
  readonly name: string;
  readonly path: string;
  readonly signal: AbortSignal;
  /** Called when an upload to a bucket has begun, before its first byte. */
  onUpload(uploadId: string): Promise<void>;
}

/** Where videos are stored. They are too large for the memory of a process, so they are only ever streamed. */
export interface VideoStore {
  /** Receives uploads. */
  readonly uploads: DataStore;
  /** Makes a video of an upload that was received completely. Doing it again changes nothing. */
  complete(id: string): Promise<void>;
  source(id: string): Promise<VideoSource>;
  /** Answers a request for a complete video: as a whole, a range of it, or its headers only. */
  serve(id: string, wanted: VideoRequest): Promise<ServedVideo>;
  /** The length of a video in bytes; undefined if it isn't here. In a folder, an unfinished upload has one, too. */
  size(id: string): Promise<number | undefined>;
  /** The path of a complete video for programs that read files: its own, or that of a download. */
  localFile(id: string, options: LocalFileOptions): Promise<string>;
  /**
   * Stores a copy next to its video. The returned function puts it into place, for the transaction that records it, so
   * it doesn't wait for another server.
   */
  storeRendition(rendition: FinishedRendition): Promise<() => Promise<void>>;
  /** Removes what the upload of a copy to a bucket has left there. It can't be completed afterwards. */
  discardRendition(name: string, uploadId: string): Promise<void>;
  /** A complete video, from its beginning; undefined if it isn't here. */
  open(id: string): Promise<Readable | undefined>;
  /** Stores a complete video, or nothing of it. */
  put(id: string, content: Readable): Promise<void>;
  /** Removes a complete video. Removing a missing one succeeds. */
  remove(id: string): Promise<void>;
}
