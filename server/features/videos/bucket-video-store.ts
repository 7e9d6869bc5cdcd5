import { createReadStream } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { RangeNotSatisfiable } from '../../platform/http/range-not-satisfiable.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { BucketClient } from '../../platform/storage/bucket-client.ts';
import { BucketObjects } from './bucket-objects.ts';
import { BucketUploads } from './bucket-uploads.ts';
import { downloaded } from './download-video.ts';
import { inParts } from './in-parts.ts';
import { partBytes } from './part-writer.ts';
import { singleRange } from './single-range.ts';
import type { UploadRecords } from './upload-records.ts';
import type { VideoRequest, VideoStore } from './video-store.ts';

/** Videos in a bucket with an S3 API. Browsers load them from there. */
export function bucketVideoStore(client: BucketClient, records: UploadRecords): VideoStore {
  const objects = new BucketObjects(client);
  const uploads = new BucketUploads(objects, records);
  return {
    uploads,
    complete: (id) => uploads.complete(id),

    async source(id) {
      const bytes = await objects.size(id);
      if (bytes === undefined) throw new Error(`The bucket has no video ${id}.`);
      let failure: Error | undefined;
      const read = (start: number, end: number) =>
        objects.read(id, start, end).catch((error: Error) => {
          failure = error;
          throw error;
        });
      return { file: { bytes, read }, failure: () => failure };
    },

    async serve(id, wanted) {
      const { method, headers } = wanted.request;
      if (method === 'HEAD') return servedHead(objects, id);
      if (wanted.isFromThisSite) return servedHere(objects, id, headers);
      return redirected(objects, id, wanted);
    },

    size: (id) => objects.size(id),
    open: async (id) => (await objects.open(id))?.content,
    put: (id, content) => putWhole(objects, id, content),
    localFile: (id, options) => downloaded(objects, id, options),

    async storeRendition({ name, path, signal, onUpload }) {
      await putWhole(objects, name, contentOf(path, signal), { contentType: 'video/mp4', onBegin: onUpload });
      return async () => undefined;
    },

    async discardRendition(name, uploadId) {
      await objects.abort(name, { uploadId });
      await objects.removeVideo(name);
    },

    remove: (id) => objects.removeVideo(id),
  };
}

async function servedHead(objects: BucketObjects, id: string) {
  const bytes = await objects.size(id);
  if (bytes === undefined) throw notFound('This video');
  const headers = { 'accept-ranges': 'bytes', 'content-length': String(bytes) };
  return { statusCode: 200, headers, stream: Readable.from([]) };
}

async function servedHere(objects: BucketObjects, id: string, wanted: IncomingHttpHeaders) {
  const opened = await openedIfUnchanged(objects, id, wanted);
  if (!opened) throw notFound('This video');
  const { headers, content, isPart } = opened;
  return { statusCode: isPart ? 206 : 200, headers, stream: content };
}

/** Opens a range, or the whole video if the browser has a part of another file at this address (`If-Range`). */
async function openedIfUnchanged(
  objects: BucketObjects,
  id: string,
  { range, 'if-range': validator }: IncomingHttpHeaders,
) {
  const single = singleRange(range);
  if (single === undefined || validator === undefined) return objects.open(id, single);
  const part = await objects.open(id, single).catch(nothingWhenShorter);
  if (part?.headers.etag === validator) return part;
  part?.content.destroy();
  return objects.open(id);
}

/** The file of which the browser has a part may have been longer. */
function nothingWhenShorter(error: unknown): undefined {
  if (!(error instanceof RangeNotSatisfiable)) throw error;
}

async function redirected(objects: BucketObjects, id: string, wanted: VideoRequest) {
  const location = await objects.presigned(id, wanted);
  return { statusCode: 302, headers: { location }, stream: Readable.from([]) };
}

/** Opens the file only when it is read. Until then, nobody would notice its errors. */
async function* contentOf(path: string, signal: AbortSignal): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    signal.throwIfAborted();
    yield chunk;
  }
}

interface PutOptions {
  readonly contentType?: string;
  onBegin?(uploadId: string): Promise<void>;
}

async function putWhole(
  objects: BucketObjects,
  id: string,
  content: AsyncIterable<Buffer>,
  { contentType, onBegin }: PutOptions = {},
): Promise<void> {
  const parts: { etag: string; bytes: number }[] = [];
  const upload = { uploadId: await objects.begin(id, contentType), parts };
  try {
    await onBegin?.(upload.uploadId);
    for await (const part of inParts(content, partBytes)) {
      const etag = await objects.sendPart(id, upload, parts.length + 1, part);
      parts.push({ etag, bytes: part.length });
    }
    await objects.complete(id, upload);
  } catch (error) {
    // The first error says why, so an error of cleaning up is not reported.
    await objects.abort(id, upload).catch(() => undefined);
    throw error;
  }
}
