import { join } from 'node:path';
import type { AppContext } from '../../platform/app-context.ts';
import { clearVideosJob } from './clear-uploads.ts';
import { libraryRoutes } from './library-routes.ts';
import { openVideoStore } from './open-video-store.ts';
import { convertVideosJob } from './renditions/convert-videos.ts';
import { serveVideo } from './serve-video.ts';
import { UploadLocks } from './upload-locks.ts';
import { uploadRoutes } from './upload-routes.ts';

/** Videos that founders upload for their lessons. */
export function videos(context: AppContext): void {
  const { app, db, config, jobs, now } = context;
  const store = openVideoStore(db, config);
  const library = { db, store, locks: new UploadLocks(db, now) };
  uploadRoutes(context, library);
  libraryRoutes(context, library);
  serveVideo(context, library);
  jobs.add(clearVideosJob(library, app.log));
  const { ffmpegPath, dataDir } = config;
  if (ffmpegPath) {
    // On the disk of the folder with videos, so that finished copies can be moved there.
    const workFolder = join(dataDir, 'videos', 'converting');
    jobs.add(convertVideosJob({ ...library, workFolder, ffmpegPath }, { now, log: app.log }));
  }
}
