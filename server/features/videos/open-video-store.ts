import { join } from 'node:path';
import type { Database } from '../../db/database.ts';
import type { Config } from '../../platform/config/config.ts';
import { folderVideoStore } from './folder-video-store.ts';
import { UploadRecords } from './upload-records.ts';
import type { VideoStore } from './video-store.ts';

export const videoFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'videos');

/** Opens the folder of videos in the data directory. */
export function openVideoStore(db: Database, config: Pick<Config, 'dataDir'>): VideoStore {
  return folderVideoStore(videoFolder(config), new UploadRecords(db));
}
