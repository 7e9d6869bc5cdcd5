import { join } from 'node:path';
import type { Database } from '../../db/database.ts';
import type { Config } from '../../platform/config/config.ts';
import type { BucketSettings } from '../../platform/config/config-services.ts';
import { BucketClient } from '../../platform/storage/bucket-client.ts';
import { bucketVideoStore } from './bucket-video-store.ts';
import { folderVideoStore } from './folder-video-store.ts';
import { layeredVideoStore } from './layered-video-store.ts';
import { UploadRecords } from './upload-records.ts';
import type { VideoStore } from './video-store.ts';

export type VideoStorageConfig = Pick<Config, 'dataDir' | 'bucket'>;

/** Opens the bucket where one is configured, otherwise the folder of videos in the data directory. */
export function openVideoStore(db: Database, { dataDir, bucket }: VideoStorageConfig): VideoStore {
  const records = new UploadRecords(db);
  const folder = folderVideoStore(join(dataDir, 'videos'), records);
  return bucket ? layeredVideoStore(bucketVideoStore(clientOf(bucket), records), folder) : folder;
}

const clients = new WeakMap<BucketSettings, BucketClient>();

/** All requests share one client, and so its connections. */
function clientOf(bucket: BucketSettings): BucketClient {
  const known = clients.get(bucket) ?? new BucketClient(bucket);
  clients.set(bucket, known);
  return known;
}
