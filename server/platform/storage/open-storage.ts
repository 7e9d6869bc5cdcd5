import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { bucketStorage } from './bucket-storage.ts';
import { folderStorage } from './folder-storage.ts';
import type { Storage } from './storage.ts';

/** Opens the bucket where one is configured, otherwise a folder in the data directory. */
export function openStorage({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): Storage {
  return bucket ? bucketStorage(bucket) : folderStorage(join(dataDir, 'uploads'));
}
