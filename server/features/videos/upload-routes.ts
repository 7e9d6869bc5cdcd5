import { finishUploadPath, videoUploadPath, videoUploadsPath } from '@chalkline/contract/console-addresses';
import { uploadedVideoSchema } from '@chalkline/contract/videos';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { parseUuid } from '../../platform/http/row-id.ts';
import { leaveBodiesUnread } from '../../platform/http/unread-bodies.ts';
import { finishUpload, type VideoLibrary } from './finish-upload.ts';
import { UploadServer } from './tus-server.ts';
import { toUploadedVideo } from './uploaded-video.ts';
import { videoViewOptions } from './video-view-options.ts';

const shared = { tag: 'Videos', requires: 'staff:content', rateLimit: false } as const;
const ofVideo = z.object({ videoId: z.string() });

interface UploadCall {
  readonly person: { readonly id: string };
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Resumable uploads by the tus protocol 1.0: announce, send, ask how much was received, cancel. */
export function uploadRoutes(context: AppContext, library: VideoLibrary): void {
  const { app, routes } = context;
  const server = new UploadServer(context, library);
  const viewOptionsFor = videoViewOptions(context);
  const respond = ({ person, request, reply }: UploadCall) => server.answer(person.id, request, reply);

  app.register(async (scope) => {
    leaveBodiesUnread(scope);
    const uploads = routes.within(scope);
    uploads.addRaw({
      ...shared,
      method: 'POST',
      path: videoUploadsPath,
      summary: 'Announce a video that will be uploaded (tus 1.0)',
      respond,
    });
    const ofUpload = { ...shared, path: videoUploadPath, parameters: ofVideo, respond };
    uploads.addRaw({ ...ofUpload, method: 'PATCH', summary: 'Send the next part of a video (tus 1.0)' });
    uploads.addRaw({
      ...ofUpload,
      method: 'GET',
      summary: 'How much of a video was received (tus 1.0, HEAD)',
    });
    uploads.addRaw({ ...ofUpload, method: 'DELETE', summary: 'Cancel an upload (tus 1.0)' });
  });

  routes.add({
    ...shared,
    method: 'POST',
    path: finishUploadPath,
    summary: 'Check a video that was received completely, so that lessons can show it',
    parameters: ofVideo,
    reply: uploadedVideoSchema,
    handle: async ({ person, parameters }) => {
      const id = orNotFound(parseUuid(parameters.videoId), 'This upload');
      const finished = await finishUpload(library, { id, actorId: person.id });
      return toUploadedVideo(finished, viewOptionsFor(person.id));
    },
  });
}
