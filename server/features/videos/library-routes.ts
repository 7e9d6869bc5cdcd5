import {
  removeUploadsPath,
  videoConversionPath,
  videoPath,
  videosPath,
} from '@chalkline/contract/console-addresses';
import { removedUploadsSchema, uploadedVideoSchema, videoListSchema } from '@chalkline/contract/videos';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { parseUuid } from '../../platform/http/row-id.ts';
import { deleteVideo } from './delete-video.ts';
import { findReadyVideo } from './find-video.ts';
import type { VideoLibrary } from './finish-upload.ts';
import { removeUploads } from './remove-uploads.ts';
import { retryConversion } from './renditions/retry-conversion.ts';
import { toUploadedVideo } from './uploaded-video.ts';
import { listVideos } from './video-list.ts';
import { videoViewOptions } from './video-view-options.ts';

const shared = { tag: 'Videos', requires: 'staff:content' } as const;
const ofVideo = z.object({ videoId: z.string() });
const idIn = ({ videoId }: z.output<typeof ofVideo>) => orNotFound(parseUuid(videoId), 'This video');

/** The videos that have been uploaded, and what shows them. */
export function libraryRoutes(context: AppContext, library: VideoLibrary): void {
  const { app, now, reads, routes } = context;
  const { db } = library;
  const viewOptionsFor = videoViewOptions(context);

  reads.add({
    ...shared,
    path: videosPath,
    summary: 'All uploaded videos with their sizes and the lessons that show them, the newest first',
    reply: videoListSchema,
    read: ({ person }) => listVideos(db, viewOptionsFor(person.id)),
  });

  reads.add({
    ...shared,
    path: videoPath,
    summary: 'An uploaded video',
    parameters: ofVideo,
    reply: uploadedVideoSchema,
    read: async ({ person, parameters }) =>
      toUploadedVideo(
        orNotFound(await findReadyVideo(db, idIn(parameters)), 'This video'),
        viewOptionsFor(person.id),
      ),
  });

  routes.add({
    ...shared,
    method: 'POST',
    path: videoConversionPath,
    summary: 'Convert a video again that could not be converted',
    parameters: ofVideo,
    handle: ({ person, parameters }) => retryConversion(db, { id: idIn(parameters), actorId: person.id }),
  });

  routes.add({
    ...shared,
    method: 'DELETE',
    path: videoPath,
    summary: 'Delete a video that no lesson shows',
    parameters: ofVideo,
    handle: ({ person, parameters }) =>
      deleteVideo(library, { id: idIn(parameters), actorId: person.id }, app.log),
  });

  routes.add({
    ...shared,
    method: 'POST',
    path: removeUploadsPath,
    summary: 'Remove the unfinished uploads that have received nothing in the last ten minutes',
    reply: removedUploadsSchema,
    handle: ({ person }) => removeUploads(library, { actorId: person.id, now: now(), log: app.log }),
  });
}
