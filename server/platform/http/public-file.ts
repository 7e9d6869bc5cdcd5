import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContentWatch } from '../../db/content-watch.ts';
import { cacheUntilContentChanges } from '../cache/content-cache.ts';
import { contentEtag, isFresh } from './etag.ts';

export interface PublicFile {
  readonly path: string;
  readonly type: string;
  write(): Promise<string>;
}

interface PublicFileContext {
  readonly app: FastifyInstance;
  readonly contentWatch: ContentWatch;
}

/** A public file generated from the content, and cached until content changes. */
export function publicFile(
  { app, contentWatch }: PublicFileContext,
  { path, type, write }: PublicFile,
): void {
  const written = cacheUntilContentChanges(contentWatch, async () => {
    const text = await write();
    return { text, etag: contentEtag(Buffer.from(text)) };
  });

  app.get(path, { schema: { hide: true } }, async (request, reply) => {
    const { text, etag } = await written();
    return sendPublic(request, reply, etag, () => reply.type(type).send(text));
  });
}

/** Sends a cacheable reply, or 304 when the browser's copy is current. */
export function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  etag: string,
  send: () => FastifyReply,
): FastifyReply {
  reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', etag);
  return isFresh(request, etag) ? reply.code(304).send() : send();
}
