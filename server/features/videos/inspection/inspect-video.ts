import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { VideoFacts } from '@chalkline/domain/videos/video-file';
import { startThread } from '../../../db/start-thread.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type PoolThread, TaskTooLong, WorkerPool } from '../../../platform/workers/worker-pool.ts';
import { inspectFile, type PartReply, type PartRequest } from './inspection-task.ts';

/** A file on this machine, or one that is read in parts. */
export type InspectedFile = { readonly path: string } | FileInParts;

interface FileInParts {
  readonly bytes: number;
  read(start: number, end: number): Promise<Uint8Array>;
}

/** The index of a film of many hours needs less than half of this. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };
const timeLimit = 30_000;

const inspectionThreads = new WorkerPool({
  startThread: startInspection,
  mostThreads: 2,
  longestQueue: 20,
  timeLimit,
});

function startInspection(): PoolThread {
  const thread = startThread(import.meta.url, 'inspection-worker', { resourceLimits });
  // The process does not wait for the thread when it stops.
  thread.unref();
  return thread;
}

const unreadable =
  'This file is damaged or incomplete. Please export the video again and upload the new file.';
const tooDemanding =
  'This file takes too long to check, so it may be damaged. Please export the video again and upload the new file.';

/** Reads from a file itself what it contains, in a thread, because a crafted file can be endless work. */
export async function inspectVideo(file: InspectedFile): Promise<VideoFacts> {
  const inspection =
    'path' in file
      ? await inspectionThreads.run(inspectFile, file).catch(refuseIfTooDemanding)
      : await inspectInParts(file);
  if ('facts' in inspection) return inspection.facts;
  throw new Refusal('unsupported_type', unreadable, undefined, new Error(inspection.damage));
}

async function inspectInParts(file: FileInParts) {
  const { port1: ours, port2: port } = new MessageChannel();
  const parts = new PartSender(file, ours);
  try {
    return await inspectionThreads.run(inspectFile, { bytes: file.bytes, port }, [port]);
  } catch (error) {
    // A storage that is slow says nothing about the file.
    if (parts.isReading) throw error;
    return refuseIfTooDemanding(error);
  } finally {
    ours.close();
  }
}

/** Sends the parts of a file that the thread requests. */
class PartSender {
  isReading = false;

  constructor(file: FileInParts, port: MessagePort) {
    port.on('message', async ({ start, end }: PartRequest) => {
      this.isReading = true;
      const part: PartReply = await file.read(start, end).catch(() => undefined);
      this.isReading = false;
      port.postMessage(part);
    });
  }
}

function refuseIfTooDemanding(error: unknown): never {
  if (!(error instanceof TaskTooLong) && !isOutOfMemory(error)) throw error;
  throw new Refusal('unsupported_type', tooDemanding, undefined, error);
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
