import { missingFileReason, type NeededFile } from '@chalkline/domain/videos/missing-media';
import { uploadedVideoId } from '@chalkline/domain/videos/video-address';
import { siteFilePath } from '../../content/site-files.ts';
import type { Database } from '../../db/database.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { refuseExternalFile } from './external-media.ts';
import { findReadyVideo } from './find-video.ts';
import { openVideoStore } from './open-video-store.ts';

/** Says why a file that a lesson needs can't be played; undefined if it can. */
export interface MediaCheck {
  ofThisSite(tx: Database, file: NeededFile): Promise<string | undefined>;
  /** Takes seconds, so it must not be asked within a transaction. */
  external(file: NeededFile, allowedHosts: readonly string[]): Promise<string | undefined>;
}

export function mediaCheck({
  config,
  outsideHosts,
}: Pick<AppContext, 'config' | 'outsideHosts'>): MediaCheck {
  const exists = async (tx: Database, address: string) => {
    const id = uploadedVideoId(address);
    if (!id) return siteFilePath(address) !== undefined;
    const { has } = openVideoStore(tx, config);
    return (await findReadyVideo(tx, id)) !== undefined && has(id);
  };
  return {
    ofThisSite: async (tx, file) => ((await exists(tx, file.address)) ? undefined : missingFileReason(file)),
    external: (file, allowed) =>
      refuseExternalFile({ hosts: outsideHosts, publicUrl: config.publicUrl, allowed }, file),
  };
}
