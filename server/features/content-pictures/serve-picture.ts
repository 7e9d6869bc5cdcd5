import { pictureFilePath } from '@chalkline/contract/content-pictures';
import { pictureNamed } from '@chalkline/domain/content/pictures';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { fileOf, smallFileOf } from './picture-store.ts';

/** Serves content pictures to everybody. A file never changes, because its name depends on its content. */
export function servePicture({ routes, storage }: AppContext): void {
  routes.addRaw({
    method: 'GET',
    path: pictureFilePath,
    summary: 'A picture of the content',
    tag: 'Content',
    requires: 'public',
    parameters: z.object({ file: z.string() }),
    respond: async ({ parameters, request, reply }) => {
      const stored = orNotFound(storedFile(parameters.file), 'This picture');
      const etag = `"${stored}"`;
      const kept = { etag, 'cache-control': 'public, max-age=31536000, immutable' };
      if (request.headers['if-none-match'] === etag) return reply.code(304).headers(kept).send();
      const file = orNotFound(await storage.open(stored), 'This picture');
      return reply
        .headers(kept)
        .type('image/webp')
        .header('content-length', file.bytes)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(file.content);
    },
  });
}

/** The stored file for a URL: `….webp` for the picture, `…-small.webp` for its small version. */
function storedFile(file: string): string | undefined {
  const [, name = '', isSmall] = /^(.*?)(-small)?\.webp$/.exec(file) ?? [];
  if (!pictureNamed(name)) return undefined;
  return isSmall ? smallFileOf(name) : fileOf(name);
}
