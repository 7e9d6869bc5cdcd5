import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { withDeadline } from '../concurrency/deadline.ts';
import type { BucketSettings } from '../config/config-services.ts';
import { type BucketLimits, usualBucketLimits } from './bucket-limits.ts';
import { readSteadily } from './read-steadily.ts';
import { checkedName, isName, type Storage } from './storage.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

/** Loaded only where it is used: most installations have no bucket, and the SDK is large. */
const loadSdk = () => import('@aws-sdk/client-s3');

const folder = 'uploads/';

/** Files in a bucket with an S3 API. A bucket that does not answer in time counts as unavailable. */
export function bucketStorage(settings: BucketSettings, limits: BucketLimits = usualBucketLimits): Storage {
  let opened: Promise<S3Client> | undefined;
  const client = () => {
    opened ??= connect(settings, limits);
    return opened;
  };
  const place = (name: string) => ({ Bucket: settings.bucket, Key: `${folder}${checkedName(name)}` });
  const ask = <Answer>(send: (client: S3Client, abortSignal: AbortSignal) => Promise<Answer>) =>
    withDeadline(limits.whole, async (signal) => send(await client(), signal)).catch(unavailable);

  return {
    async put(name, content, contentType) {
      const { PutObjectCommand } = await loadSdk();
      const command = new PutObjectCommand({ ...place(name), Body: content, ContentType: contentType });
      await ask((s3, abortSignal) => s3.send(command, { abortSignal }));
    },

    async open(name) {
      const { GetObjectCommand } = await loadSdk();
      const command = new GetObjectCommand(place(name));
      const found = await ask((s3, abortSignal) =>
        s3.send(command, { abortSignal }).catch(nothingWhenMissing),
      );
      if (!found?.Body) return undefined;
      return { bytes: found.ContentLength ?? 0, content: readSteadily(found.Body as Readable, limits.read) };
    },

    async remove(name) {
      const { DeleteObjectCommand } = await loadSdk();
      const command = new DeleteObjectCommand(place(name));
      await ask((s3, abortSignal) => s3.send(command, { abortSignal }));
    },

    async *list() {
      const { ListObjectsV2Command } = await loadSdk();
      let from: string | undefined;
      do {
        const command = new ListObjectsV2Command({
          Bucket: settings.bucket,
          Prefix: folder,
          ...(from ? { ContinuationToken: from } : {}),
        });
        const page = await ask((s3, abortSignal) => s3.send(command, { abortSignal }));
        const files = (page.Contents ?? []).map(({ Key = '', Size = 0 }) => ({
          name: Key.slice(folder.length),
          bytes: Size,
        }));
        yield* files.filter(({ name }) => isName(name));
        from = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (from);
    },
  };
}

async function connect(settings: BucketSettings, limits: BucketLimits): Promise<S3Client> {
  const { region, endpoint, credentials } = settings;
  const sdk = await loadSdk();
  return new sdk.S3Client({
    region,
    // Services other than Amazon's mostly support neither virtual-hosted buckets nor its newer checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(credentials ? { credentials } : {}),
    requestHandler: {
      connectionTimeout: limits.connect,
      requestTimeout: limits.answer,
      throwOnRequestTimeout: true,
    },
  });
}

function nothingWhenMissing(error: Error): undefined {
  if (error.name !== 'NoSuchKey') throw error;
}

function unavailable(error: unknown): never {
  throw new StorageUnavailable(error);
}
