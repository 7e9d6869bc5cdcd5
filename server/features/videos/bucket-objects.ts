import type { Readable } from 'node:stream';
import type { Multipart, Tail } from '@chalkline/domain/videos/multipart-upload';
import type { BucketClient } from '../../platform/storage/bucket-client.ts';
import { loadSdk, nothingWhenMissing } from '../../platform/storage/bucket-client.ts';
import { presignedAddress } from '../../platform/storage/presigned-address.ts';
import { readSteadily } from '../../platform/storage/read-steadily.ts';

const keyOf = (id: string) => `videos/${id}`;
const tailsOf = (id: string) => `videos/${id}.tail-`;

/** A video, or a range of it, as a bucket sends it. */
interface OpenedRange {
  readonly content: Readable;
  readonly headers: Readonly<Record<string, string>>;
  /** False for the whole video, which a bucket that ignores ranges always sends. */
  readonly isPart: boolean;
}

/** The requests to a bucket that stores videos. */
export class BucketObjects {
  readonly #client: BucketClient;

  constructor(client: BucketClient) {
    this.#client = client;
  }

  async begin(id: string, contentType?: string): Promise<string> {
    const { CreateMultipartUploadCommand } = await loadSdk();
    const command = new CreateMultipartUploadCommand({
      ...this.#location(keyOf(id)),
      ...(contentType ? { ContentType: contentType } : {}),
    });
    const { UploadId } = await this.#client.ask((s3, abortSignal) => s3.send(command, { abortSignal }));
    if (!UploadId) throw new Error('The bucket began an upload without an id.');
    return UploadId;
  }

  async sendPart(
    id: string,
    { uploadId }: Pick<Multipart, 'uploadId'>,
    number: number,
    content: Buffer,
  ): Promise<string> {
    const { UploadPartCommand } = await loadSdk();
    const command = new UploadPartCommand({
      ...this.#location(keyOf(id)),
      UploadId: uploadId,
      PartNumber: number,
      Body: content,
    });
    const { ETag } = await this.#client.ask((s3, abortSignal) => s3.send(command, { abortSignal }));
    if (!ETag) throw new Error('The bucket accepted a part without a name for it.');
    return ETag;
  }

  /** Puts the parts together. Fails unless the bucket has the whole video afterwards. */
  async complete(id: string, { uploadId, parts }: Pick<Multipart, 'uploadId' | 'parts'>): Promise<void> {
    const { CompleteMultipartUploadCommand } = await loadSdk();
    const command = new CompleteMultipartUploadCommand({
      ...this.#location(keyOf(id)),
      UploadId: uploadId,
      MultipartUpload: { Parts: parts.map(({ etag }, index) => ({ ETag: etag, PartNumber: index + 1 })) },
    });
    const reply = await this.#client.ask((s3, abortSignal) =>
      s3.send(command, { abortSignal }).catch(nothingWhenUnknown),
    );
    if (reply) return;
    // The bucket doesn't know the upload any more: an earlier attempt can have succeeded without its reply.
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
    if ((await this.size(id)) !== bytes) throw new Error(`The bucket has lost the upload ${id}.`);
  }

  async abort(id: string, { uploadId }: Pick<Multipart, 'uploadId'>): Promise<void> {
    const { AbortMultipartUploadCommand } = await loadSdk();
    const command = new AbortMultipartUploadCommand({ ...this.#location(keyOf(id)), UploadId: uploadId });
    await this.#client.ask(async (s3, abortSignal) => {
      await s3.send(command, { abortSignal }).catch(nothingWhenUnknown);
    });
  }

  async keepTail(id: string, name: string, content: Buffer): Promise<void> {
    const { PutObjectCommand } = await loadSdk();
    const command = new PutObjectCommand({ ...this.#location(tailsOf(id) + name), Body: content });
    await this.#client.ask((s3, abortSignal) => s3.send(command, { abortSignal }));
  }

  readTail(id: string, { name, bytes }: Tail): Promise<Buffer> {
    return this.#bytes(tailsOf(id) + name, 0, bytes);
  }

  removeTail(id: string, name: string): Promise<void> {
    return this.#remove(tailsOf(id) + name);
  }

  /** Removes all tails of an upload, also those that were replaced by a later one or by a part. */
  async removeTails(id: string): Promise<void> {
    const { ListObjectsV2Command } = await loadSdk();
    let from: string | undefined;
    do {
      const command = new ListObjectsV2Command({
        Bucket: this.#client.settings.bucket,
        Prefix: tailsOf(id),
        ...(from ? { ContinuationToken: from } : {}),
      });
      const page = await this.#client.ask((s3, abortSignal) => s3.send(command, { abortSignal }));
      for (const { Key } of page.Contents ?? []) if (Key) await this.#remove(Key);
      from = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (from);
  }

  removeVideo(id: string): Promise<void> {
    return this.#remove(keyOf(id));
  }

  /** The length of a complete video; undefined if there is none. */
  async size(id: string): Promise<number | undefined> {
    const { HeadObjectCommand } = await loadSdk();
    const command = new HeadObjectCommand(this.#location(keyOf(id)));
    const found = await this.#client.ask((s3, abortSignal) =>
      s3.send(command, { abortSignal }).catch(nothingWhenMissing),
    );
    return found?.ContentLength;
  }

  read(id: string, start: number, end: number): Promise<Buffer> {
    return this.#bytes(keyOf(id), start, end);
  }

  /** Opens a video, or a range of it such as "bytes=0-99". */
  async open(id: string, range?: string): Promise<OpenedRange | undefined> {
    return this.#open(keyOf(id), range);
  }

  /** An address from which a browser loads the video for this long. */
  async presigned(id: string, { contentType, validSeconds, now }: PresignedVideo): Promise<string> {
    const credentials = await this.#client.credentials();
    return presignedAddress(this.#client.settings, credentials, {
      key: keyOf(id),
      now,
      validSeconds,
      reply: { 'response-content-type': contentType, 'response-cache-control': 'private, max-age=900' },
    });
  }

  async #bytes(key: string, start: number, end: number): Promise<Buffer> {
    const opened = await this.#open(key, `bytes=${start}-${end - 1}`);
    const chunks: Buffer[] = [];
    for await (const chunk of (opened?.content ?? []) as AsyncIterable<Buffer>) chunks.push(chunk);
    const content = Buffer.concat(chunks);
    if (content.length !== end - start) throw new Error(`The bucket has lost a part of ${key}.`);
    return content;
  }

  async #open(key: string, range: string | undefined): Promise<OpenedRange | undefined> {
    const { GetObjectCommand } = await loadSdk();
    const command = new GetObjectCommand({ ...this.#location(key), ...(range ? { Range: range } : {}) });
    const found = await this.#client.ask((s3, abortSignal) =>
      s3.send(command, { abortSignal }).catch(nothingWhenMissing),
    );
    if (!found?.Body) return undefined;
    const { ContentLength, ContentRange, ETag } = found;
    return {
      content: readSteadily(found.Body as Readable, this.#client.limits),
      isPart: ContentRange !== undefined,
      headers: {
        'accept-ranges': 'bytes',
        ...(ContentLength === undefined ? {} : { 'content-length': String(ContentLength) }),
        ...(ContentRange ? { 'content-range': ContentRange } : {}),
        ...(ETag ? { etag: ETag } : {}),
      },
    };
  }

  async #remove(key: string): Promise<void> {
    const { DeleteObjectCommand } = await loadSdk();
    const command = new DeleteObjectCommand(this.#location(key));
    await this.#client.ask((s3, abortSignal) => s3.send(command, { abortSignal }));
  }

  #location(Key: string) {
    return { Bucket: this.#client.settings.bucket, Key };
  }
}

export interface PresignedVideo {
  readonly contentType: string;
  readonly validSeconds: number;
  readonly now: Date;
}

function nothingWhenUnknown(error: Error): undefined {
  if (error.name !== 'NoSuchUpload') throw error;
}
