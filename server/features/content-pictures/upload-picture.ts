import { contentPicturesPath } from '@chalkline/contract/console-addresses';
import { contentPictureSchema } from '@chalkline/contract/content-pictures';
import { pictureAddressOf } from '@chalkline/domain/content/pictures';
import { largestSnapshotBytes, uploadsAtATime } from '@chalkline/domain/snapshots/snapshot-file';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import { clientDisconnect } from '../../platform/http/client-disconnect.ts';
import { requireStaffStill } from '../../platform/http/guard.ts';
import { timesPerPerson } from '../../platform/http/rate-limits.ts';
import { leaveBodiesUnread } from '../../platform/http/unread-bodies.ts';
import { announcedBytes, readLimitedBody } from '../../platform/uploads/limited-body.ts';
import { UploadLimit } from '../../platform/uploads/upload-limit.ts';
import { makeContentPicture } from './make-content-picture.ts';
import { keepPictures } from './picture-store.ts';

/** A text can have many pictures, which may be dropped into it together. */
const uploadsPerMinute = 60;

/** In one process, for everybody together. */
const mostBytesAtATime = 10 * largestSnapshotBytes;

export function uploadPicture({ app, routes, db, storage, now }: AppContext): void {
  const uploadLimit = new UploadLimit({ perPerson: uploadsAtATime, mostBytes: mostBytesAtATime });

  async function takePicture(actorId: string, request: FastifyRequest, reply: FastifyReply) {
    const signal = clientDisconnect(reply);
    const bytes = await readLimitedBody(request.raw, largestSnapshotBytes);
    const picture = await makeContentPicture(bytes, signal);
    await requireStaffStill(request, 'content');
    const address = pictureAddressOf(picture.name);
    await keepPictures({ db, storage }, [picture], now(), (tx) =>
      recordAction(tx, {
        actorId,
        action: 'content.picture',
        subject: 'content',
        before: null,
        after: { picture: address },
      }),
    );
    return { address, width: picture.width, height: picture.height };
  }

  app.register(async (scope) => {
    leaveBodiesUnread(scope);

    routes.within(scope).add({
      method: 'POST',
      path: contentPicturesPath,
      summary: 'Upload a picture for content: the body is the file itself',
      tag: 'Content',
      requires: 'staff:content',
      rateLimit: timesPerPerson(uploadsPerMinute),
      reply: contentPictureSchema,
      handle: ({ person: { id }, request, reply }) => {
        const bytes = announcedBytes(request.raw, largestSnapshotBytes);
        return uploadLimit.hold(id, bytes, () => takePicture(id, request, reply));
      },
    });
  });
}
