import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { bucketStorage } from './bucket-storage.ts';
import { folderStorage } from './folder-storage.ts';
import type { Storage } from './storage.ts';

/** The bucket where one is set, otherwise a folder beside the other data. */
export function openStorage({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): Storage {
  return bucket ? bucketStorage(bucket) : folderStorage(join(dataDir, 'uploads'));
}
