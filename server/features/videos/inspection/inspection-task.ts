import type { MessagePort } from 'node:worker_threads';
import type { VideoFacts } from '@chalkline/domain/videos/video-file';
import type { Task } from '../../../platform/workers/task.ts';

/** A file that the thread reads itself, or one whose parts it requests through a port. */
type FileForThread = { readonly path: string } | { readonly bytes: number; readonly port: MessagePort };

type Inspection = { readonly facts: VideoFacts } | { readonly damage: string };

export interface PartRequest {
  readonly start: number;
  readonly end: number;
}

/** The part that was requested last; undefined if it could not be read. */
export type PartReply = Uint8Array | undefined;

export const inspectFile: Task<FileForThread, Inspection> = { name: 'inspect-video' };
