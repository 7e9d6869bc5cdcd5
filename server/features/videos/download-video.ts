import { type FileHandle, open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { addAbortSignal, type Readable } from 'node:stream';
import { nothingWhenMissing } from '../../platform/storage/missing-file.ts';
import type { BucketObjects } from './bucket-objects.ts';
import { freeBytesIn } from './no-space-left.ts';
import type { LocalFileOptions } from './video-store.ts';

/** A large video takes minutes, in which a connection can break. */
const attempts = 3;

/** Downloads a video from a bucket, and returns the path of its file. */
export async function downloaded(
  objects: Pick<BucketObjects, 'open'>,
  id: string,
  { folder, bytes, furtherBytes, signal }: LocalFileOptions,
): Promise<string> {
  const neededBytes = bytes + furtherBytes;
  const freeBytes = await freeBytesIn(folder);
  if (freeBytes < neededBytes)
    throw new Error(
      `No space left on device: converting needs ${neededBytes} bytes, and ${freeBytes} are free.`,
    );
  const path = join(folder, 'original');
  for (let attempt = 1; ; attempt += 1) {
    try {
      await continueDownload(objects, id, { path, bytes, signal });
      break;
    } catch (error) {
      if (attempt === attempts || signal.aborted) throw error;
    }
  }
  if ((await lengthOf(path)) !== bytes)
    throw new Error(`The bucket has an incomplete file of the video ${id}.`);
  return path;
}

/** Continues where an earlier attempt ended. */
async function continueDownload(
  objects: Pick<BucketObjects, 'open'>,
  id: string,
  { path, bytes, signal }: { readonly path: string; readonly bytes: number; readonly signal: AbortSignal },
): Promise<void> {
  const start = await lengthOf(path);
  if (start === bytes) return;
  const opened = await objects.open(id, start > 0 ? `bytes=${start}-` : undefined);
  if (!opened) throw new Error(`The bucket has no video ${id}.`);
  const { content, isPart } = opened;
  try {
    // A bucket that ignores ranges sends the whole video again.
    const file = await open(path, isPart ? 'a' : 'w', 0o600);
    await append(file, content, signal).finally(() => file.close());
  } finally {
    content.destroy();
  }
}

async function append(file: FileHandle, content: Readable, signal: AbortSignal): Promise<void> {
  // Just before somebody reads it, because the error of an abort would otherwise end the process.
  addAbortSignal(signal, content);
  // Each chunk is written before the next one is read, so that what a broken connection has sent is in the file.
  for await (const chunk of content as AsyncIterable<Buffer>) await file.appendFile(chunk);
}

async function lengthOf(path: string): Promise<number> {
  return (await stat(path).catch(nothingWhenMissing))?.size ?? 0;
}
