import { isExternal, missingFileReason, type NeededFile } from '@chalkline/domain/videos/missing-media';
import { uploadedVideoId } from '@chalkline/domain/videos/video-address';
import { siteFilePath } from '../../content/site-files.ts';
import type { Database } from '../../db/database.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { refuseExternalFile } from './external-media.ts';
import { findReadyVideo } from './find-video.ts';
import { openVideoStore } from './open-video-store.ts';

/** Says why a file that a lesson needs can't be played; undefined if it can. */
export interface MediaCheck {
  /** What this server and its database know. */
  checkLocally(tx: Database, file: NeededFile): Promise<string | undefined>;
  /** Whether another server has the file: an allowed host, or the bucket of uploaded videos. */
  isRemote(file: NeededFile): boolean;
  /** What that server says. It takes seconds, so it must not be asked within a transaction. */
  checkRemotely(file: NeededFile, options: RemoteCheckOptions): Promise<string | undefined>;
}

interface RemoteCheckOptions {
  readonly allowedHosts: readonly string[];
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

export function mediaCheck({
  db,
  config,
  hostResolver,
}: Pick<AppContext, 'db' | 'config' | 'hostResolver'>): MediaCheck {
  const store = openVideoStore(db, config);
  const isInBucket = ({ address }: NeededFile) =>
    config.bucket !== undefined && uploadedVideoId(address) !== undefined;
  const isStored = async (id: string) => (await store.size(id)) !== undefined;

  async function isHere(tx: Database, file: NeededFile): Promise<boolean> {
    const id = uploadedVideoId(file.address);
    if (id === undefined) return isExternal(file.address) || siteFilePath(file.address) !== undefined;
    if ((await findReadyVideo(tx, id)) === undefined) return false;
    return isInBucket(file) || isStored(id);
  }

  return {
    checkLocally: async (tx, file) => ((await isHere(tx, file)) ? undefined : missingFileReason(file)),
    isRemote: (file) => isExternal(file.address) || isInBucket(file),
    checkRemotely: async (file, options) => {
      const id = uploadedVideoId(file.address);
      if (id !== undefined) return (await isStored(id)) ? undefined : missingFileReason(file);
      return refuseExternalFile({ hostResolver, publicUrl: config.publicUrl, ...options }, file);
    },
  };
}
