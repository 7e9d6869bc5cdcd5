import type { Readable } from 'node:stream';
import { type Multipart, receivedBytes } from '@chalkline/domain/videos/multipart-upload';
import { DataStore, ERRORS, Upload } from '@tus/utils';
import type { BucketObjects } from './bucket-objects.ts';
import { PartWriter } from './part-writer.ts';
import { UploadOvertaken, type UploadRecords } from './upload-records.ts';

/** Receives videos into a bucket, as multipart uploads. How far they are is in the database. */
export class BucketUploads extends DataStore {
  override extensions = ['creation', 'termination'];
  readonly #objects: BucketObjects;
  readonly #records: UploadRecords;

  constructor(objects: BucketObjects, records: UploadRecords) {
    super();
    this.#objects = objects;
    this.#records = records;
  }

  override async create(upload: Upload): Promise<Upload> {
    try {
      await this.#begin(upload.id);
    } catch (error) {
      // The first error says why, so errors of cleaning up are not reported.
      await this.#records.remove(upload.id).catch(() => undefined);
      throw error;
    }
    return upload;
  }

  async #begin(id: string): Promise<void> {
    const uploadId = await this.#objects.begin(id);
    const begun = { uploadId, parts: [], tail: null, isComplete: false, revision: 0 };
    try {
      await this.#records.begin(id, begun);
    } catch (error) {
      await this.#objects.abort(id, begun).catch(() => undefined);
      throw error;
    }
  }

  override async write(body: Readable, id: string, offset: number): Promise<number> {
    const { bytes: totalBytes, multipart } = await this.#find(id);
    // Somebody whose lease ended may have been overtaken since the offset was checked.
    if (receivedBytes(multipart) !== offset) throw ERRORS.INVALID_OFFSET;
    const writer = new PartWriter({
      objects: this.#objects,
      records: this.#records,
      id,
      totalBytes,
      multipart,
    });
    try {
      await receive(body, writer);
    } catch (error) {
      throw error instanceof UploadOvertaken ? ERRORS.INVALID_OFFSET : error;
    }
    return writer.offset;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { bytes, multipart } = await this.#find(id);
    return new Upload({ id, size: bytes, offset: receivedBytes(multipart) });
  }

  /** Only for unfinished uploads: lessons may show a finished one. */
  override async remove(id: string): Promise<void> {
    const record = await this.#records.find(id);
    if (!record) throw ERRORS.FILE_NOT_FOUND;
    if (record.multipart) await this.discard(id, record.multipart);
    await this.#records.remove(id);
  }

  /** Makes a video of the parts. Doing it again changes nothing. */
  async complete(id: string): Promise<void> {
    const { multipart } = await this.#find(id);
    if (multipart.isComplete) return;
    await this.#objects.complete(id, multipart);
    await this.#objects.removeTails(id);
    await this.#records.advance(id, multipart, { isComplete: true });
  }

  async discard(id: string, multipart: Multipart): Promise<void> {
    if (!multipart.isComplete) await this.#objects.abort(id, multipart);
    await this.#objects.removeTails(id);
    await this.#objects.removeVideo(id);
  }

  async #find(id: string): Promise<{ readonly bytes: number; readonly multipart: Multipart }> {
    const record = await this.#records.find(id);
    if (!record?.multipart) throw ERRORS.FILE_NOT_FOUND;
    return { bytes: record.bytes, multipart: record.multipart };
  }
}

async function receive(body: Readable, writer: PartWriter): Promise<void> {
  await writer.begin();
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) await writer.add(chunk);
  } finally {
    // A connection that was lost ends here, too: what was received is kept.
    await writer.end();
  }
}
