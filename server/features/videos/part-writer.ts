import { randomUUID } from 'node:crypto';
import { type Multipart, receivedBytes } from '@chalkline/domain/videos/multipart-upload';
import type { BucketObjects } from './bucket-objects.ts';
import { UploadOvertaken, type UploadRecords } from './upload-records.ts';

/** Buckets take no smaller parts than 5 MB, except for the last one, and 10,000 of them. */
export const partBytes = 8 * 1024 * 1024;

interface PartWriterOptions {
  readonly objects: BucketObjects;
  readonly records: Pick<UploadRecords, 'advance'>;
  readonly id: string;
  readonly totalBytes: number;
  readonly multipart: Multipart;
}

/** Sends what arrives to a bucket, part by part, and stores how far that is. */
export class PartWriter {
  readonly #options: PartWriterOptions;
  #multipart: Multipart;
  #chunks: Buffer[] = [];
  #bytes = 0;

  constructor(options: PartWriterOptions) {
    this.#options = options;
    this.#multipart = options.multipart;
  }

  /** How much of the video the bucket has. */
  get offset(): number {
    return receivedBytes(this.#multipart);
  }

  /** Continues with what was received after the last part. */
  async begin(): Promise<void> {
    const { objects, id } = this.#options;
    const { tail } = this.#multipart;
    if (tail) this.#keep(await objects.readTail(id, tail));
  }

  async add(chunk: Buffer): Promise<void> {
    this.#keep(chunk);
    while (this.#bytes >= partBytes) await this.#sendPart(partBytes);
  }

  /** Sends the last part of a complete video. Otherwise keeps what is too little for a part. */
  async end(): Promise<void> {
    const knownBytes = this.#multipart.tail?.bytes ?? 0;
    if (this.#bytes === 0 || this.#bytes === knownBytes) return;
    const isLast = this.offset - knownBytes + this.#bytes === this.#options.totalBytes;
    if (isLast) await this.#sendPart(this.#bytes);
    else await this.#keepTail();
  }

  async #keepTail(): Promise<void> {
    const { objects, records, id } = this.#options;
    const tail = { name: randomUUID(), bytes: this.#bytes };
    await objects.keepTail(id, tail.name, Buffer.concat(this.#chunks));
    try {
      this.#multipart = await records.advance(id, this.#multipart, { tail });
    } catch (error) {
      // After any other error it may be the stored one: the database can have lost only its reply.
      if (error instanceof UploadOvertaken) await objects.removeTail(id, tail.name);
      throw error;
    }
  }

  async #sendPart(bytes: number): Promise<void> {
    const { objects, records, id } = this.#options;
    const all = Buffer.concat(this.#chunks);
    const part = all.subarray(0, bytes);
    const { parts } = this.#multipart;
    const etag = await objects.sendPart(id, this.#multipart, parts.length + 1, part);
    this.#multipart = await records.advance(id, this.#multipart, {
      parts: [...parts, { etag, bytes: part.length }],
      tail: null,
    });
    const rest = all.subarray(bytes);
    this.#chunks = rest.length > 0 ? [rest] : [];
    this.#bytes = rest.length;
  }

  #keep(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
  }
}
