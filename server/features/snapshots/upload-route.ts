import { uploadSnapshotPath } from '@chalkline/contract/addresses';
import { uploadedImageSchema } from '@chalkline/contract/snapshots';
import { largestSnapshotBytes } from '@chalkline/domain/learning/snapshot-file';
import { requirePerson } from '../../platform/guard.ts';
import type { House } from '../../platform/house.ts';
import { readLimitedBody } from '../../platform/limited-body.ts';
import { imageUrlOf } from './image-address.ts';
import { keepUpload } from './keep-upload.ts';
import { makePicture } from './make-picture.ts';

/** An upload is heavier than any other write. */
const writesPerUpload = 4;

export function uploadRoute({ app, db, storage, config, now }: House): void {
  const uploadsPerMinute = Math.max(1, Math.floor(config.writesPerMinute / writesPerUpload));

  app.register(async (scope) => {
    // The body is left alone until it is known who sends it: then it is read, whatever it calls itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

    scope.post(
      uploadSnapshotPath,
      {
        config: { rateLimit: { max: uploadsPerMinute, timeWindow: '1 minute' } },
        schema: {
          summary: 'Upload an image: the body is the file itself',
          tags: ['Snapshots'],
          response: { 200: uploadedImageSchema },
        },
      },
      async (request) => {
        const { id: userId } = requirePerson('paid', (await request.caller()).viewer);
        const bytes = await readLimitedBody(request.raw, largestSnapshotBytes);
        const picture = await makePicture(bytes);
        const uploadId = await keepUpload(db, storage, { userId, picture, now: now() });
        return { imageUrl: imageUrlOf(uploadId) };
      },
    );
  });
}
