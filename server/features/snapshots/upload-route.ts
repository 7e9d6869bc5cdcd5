import { uploadSnapshotPath } from '@chalkline/contract/addresses';
import { uploadedImageSchema } from '@chalkline/contract/snapshots';
import { largestSnapshotBytes, uploadsAtATime } from '@chalkline/domain/snapshots/snapshot-file';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { clientDisconnect } from '../../platform/http/client-disconnect.ts';
import { leaveBodiesUnread } from '../../platform/http/unread-bodies.ts';
import { announcedBytes, readLimitedBody } from '../../platform/uploads/limited-body.ts';
import { UploadLimit } from '../../platform/uploads/upload-limit.ts';
import { imageUrlOf } from './image-address.ts';
import { keepUpload, refuseManyLoose } from './keep-upload.ts';
import { makePicture } from './make-picture.ts';
import { refuseOverQuota } from './storage-use.ts';

/** An upload is heavier than any other write. */
const writesPerUpload = 4;

/** In one process, for everybody together: ten of the largest pictures, or very many usual ones. */
const mostBytesAtATime = 10 * largestSnapshotBytes;

export function uploadRoute({ app, routes, db, storage, config, now }: AppContext): void {
  const uploadsPerMinute = Math.max(1, Math.floor(config.writesPerMinute / writesPerUpload));

  const uploadLimit = new UploadLimit({ perPerson: uploadsAtATime, mostBytes: mostBytesAtATime });

  async function takeUpload(userId: string, request: FastifyRequest, reply: FastifyReply): Promise<string> {
    await refuseManyLoose(db, userId);
    // A person without any storage left need not send the picture.
    await refuseOverQuota(db, userId, 1);
    const signal = clientDisconnect(reply);
    const bytes = await readLimitedBody(request.raw, largestSnapshotBytes);
    const picture = await makePicture(bytes, signal);
    return keepUpload(db, storage, { userId, picture, now: now() });
  }

  app.register(async (scope) => {
    leaveBodiesUnread(scope);

    routes.within(scope).add({
      method: 'POST',
      path: uploadSnapshotPath,
      summary: 'Upload an image: the body is the file itself',
      tag: 'Snapshots',
      // A picture belongs to no lesson yet; attaching it requires access to one.
      requires: 'session',
      rateLimit: { max: uploadsPerMinute, timeWindow: '1 minute' },
      reply: uploadedImageSchema,
      handle: async ({ person: { id }, request, reply }) => {
        const work = () => takeUpload(id, request, reply);
        const bytes = announcedBytes(request.raw, largestSnapshotBytes);
        return { imageUrl: imageUrlOf(await uploadLimit.hold(id, bytes, work)) };
      },
    });
  });
}
