import type { Readable } from 'node:stream';
import type { BucketSettings } from '../config/config-services.ts';
import { BucketClient, loadSdk, nothingWhenMissing } from './bucket-client.ts';
import { type BucketLimits, usualBucketLimits } from './bucket-limits.ts';
import { readSteadily } from './read-steadily.ts';
import { checkedName, isName, type Storage } from './storage.ts';

const folder = 'uploads/';

/** Files in a bucket with an S3 API. */
export function bucketStorage(settings: BucketSettings, limits: BucketLimits = usualBucketLimits): Storage {
  const client = new BucketClient(settings, limits);
  const place = (name: string) => ({ Bucket: settings.bucket, Key: `${folder}${checkedName(name)}` });
  const ask: BucketClient['ask'] = (send) => client.ask(send);

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
      return { bytes: found.ContentLength ?? 0, content: readSteadily(found.Body as Readable, limits) };
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
