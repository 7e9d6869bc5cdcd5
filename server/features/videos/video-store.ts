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
  /** Makes a video of an upload that was received completely. Doing it again changes nothing. */
  complete(id: string): Promise<void>;
  source(id: string): Promise<VideoSource>;
  /** Answers a request for a complete video: as a whole, a range of it, or its headers only. */
  serve(id: string, wanted: VideoRequest): Promise<ServedVideo>;
  /** The length of a video in bytes; undefined if it isn't here. In a folder, an unfinished upload has one, too. */
  size(id: string): Promise<number | undefined>;
  /** The files themselves; undefined for a storage that is not a folder of this machine. */
  readonly files?: VideoFiles;
  /** A complete video, from its beginning; undefined if it isn't here. */
  open(id: string): Promise<Readable | undefined>;
  /** Stores a complete video, or nothing of it. */
  put(id: string, content: Readable): Promise<void>;
  /** Removes a complete video. Removing a missing one succeeds. */
  remove(id: string): Promise<void>;
}
