import { uploadedVideoId } from '@chalkline/domain/videos/video-address';
import { siteFilePath } from '../../content/site-files.ts';
import type { Database } from '../../db/database.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { findReadyVideo } from './find-video.ts';
import { openVideoStore } from './open-video-store.ts';

/** Says whether the file that an address of this site names can be played. */
export type MediaCheck = (tx: Database, address: string) => Promise<boolean>;

export function existingMedia({ config }: Pick<AppContext, 'config'>): MediaCheck {
  return async (tx, address) => {
    const id = uploadedVideoId(address);
    if (!id) return siteFilePath(address) !== undefined;
    const { has } = openVideoStore(tx, config);
    return (await findReadyVideo(tx, id)) !== undefined && has(id);
  };
}
