import { snapshotImagePath, snapshotThumbnailPath } from '@chalkline/contract/addresses';
import { mayUse } from '@chalkline/domain/access/roles';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { notFound, orNotFound } from '../../platform/http/refusal.ts';
import type { Call } from '../../platform/http/route-definition.ts';
import { parseUuid } from '../../platform/http/row-id.ts';
import { thumbnailContentType } from './make-picture.ts';
import { findUpload, type UploadedFile } from './queries.ts';
import { imageName, thumbnailName } from './upload-files.ts';

interface ServedFile {
  readonly name: string;
  readonly contentType: string;
  /** Whether the browser may keep a copy that it revalidates each time. */
  readonly isKept: boolean;
}

const parameters = z.object({ uploadId: z.string() });
type ImageCall = Call<'session', typeof parameters>;

type ChooseFile = (uploadId: string, upload: UploadedFile) => ServedFile;

// Not cached: with the Back button, a browser would show the image after a log-out without asking.
const wholeImage: ChooseFile = (id, { contentType }) => ({
  name: imageName(id),
  contentType,
  isKept: false,
});
// Cached, because thumbnails are shown often and many at a time; logging out clears them.
const thumbnail: ChooseFile = (id) => ({
  name: thumbnailName(id),
  contentType: thumbnailContentType,
  isKept: true,
});

/** Serves pictures to the person who uploaded them and to reviewers. For anybody else they are not found. */
export function imageRoutes({ routes, db, storage }: AppContext): void {
  const serve = (choose: ChooseFile) => async (call: ImageCall) => {
    const { person, parameters, request, reply } = call;
    const uploadId = orNotFound(parseUuid(parameters.uploadId), 'This image');
    const upload = orNotFound(await findUpload(db, uploadId), 'This image');
    if (upload.userId !== person.id && !mayUse(person.role, 'reviews')) throw notFound('This image');
    const { name, contentType, isKept } = choose(uploadId, upload);

    reply.header('cache-control', isKept ? 'private, no-cache' : 'private, no-store');
    // A file never changes, because its name identifies its content.
    const etag = `"${name}"`;
    if (isKept) reply.header('etag', etag);
    if (isKept && request.headers['if-none-match'] === etag) return reply.code(304).send();
    const file = orNotFound(await storage.open(name), 'This image');
    const extension = contentType.replace('image/', '');
    return reply
      .type(contentType)
      .header('content-length', file.bytes)
      .header('content-disposition', `inline; filename="snapshot-${name}.${extension}"`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(file.content);
  };

  const shared = { method: 'GET', tag: 'Snapshots', requires: 'session', parameters } as const;
  routes.addRaw({
    ...shared,
    path: snapshotImagePath,
    summary: 'An uploaded image',
    respond: serve(wholeImage),
  });
  routes.addRaw({
    ...shared,
    path: snapshotThumbnailPath,
    summary: 'Its thumbnail',
    respond: serve(thumbnail),
  });
}
