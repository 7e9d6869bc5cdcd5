import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { BucketSettings } from '../config-services.ts';
import { checkedName, isName, type Storage } from './storage.ts';

/** Only where it is used: most starts have no bucket, and its code is large. */
const loadSdk = () => import('@aws-sdk/client-s3');

const folder = 'uploads/';

/** Files in a bucket that is spoken to as S3 is. */
export function bucketStorage(settings: BucketSettings): Storage {
  let opened: Promise<S3Client> | undefined;
  const client = () => {
    opened ??= connect(settings);
    return opened;
  };
  const place = (name: string) => ({ Bucket: settings.bucket, Key: `${folder}${checkedName(name)}` });

  return {
    async put(name, content, contentType) {
      const { PutObjectCommand } = await loadSdk();
      const command = new PutObjectCommand({ ...place(name), Body: content, ContentType: contentType });
      await (await client()).send(command);
    },

    async open(name) {
      const { GetObjectCommand } = await loadSdk();
      const command = new GetObjectCommand(place(name));
      const found = await (await client()).send(command).catch(nothingWhenMissing);
      if (!found?.Body) return undefined;
      return { bytes: found.ContentLength ?? 0, content: found.Body as Readable };
    },

    async remove(name) {
      const { DeleteObjectCommand } = await loadSdk();
      await (await client()).send(new DeleteObjectCommand(place(name)));
    },

    async *list() {
      const { paginateListObjectsV2 } = await loadSdk();
      const pages = paginateListObjectsV2(
        { client: await client() },
        { Bucket: settings.bucket, Prefix: folder },
      );
      for await (const { Contents = [] } of pages) {
        const files = Contents.map(({ Key = '', Size = 0 }) => ({
          name: Key.slice(folder.length),
          bytes: Size,
        }));
        yield* files.filter(({ name }) => isName(name));
      }
    },
  };
}

async function connect({ region, endpoint, credentials }: BucketSettings): Promise<S3Client> {
  const sdk = await loadSdk();
  return new sdk.S3Client({
    region,
    // Services other than Amazon's mostly know neither buckets as hosts nor its newer checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(credentials ? { credentials } : {}),
  });
}

function nothingWhenMissing(error: Error): undefined {
  if (error.name !== 'NoSuchKey') throw error;
}
