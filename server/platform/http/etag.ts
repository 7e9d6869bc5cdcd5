import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** An entity tag for these bytes. It is weak, because the reply may be compressed. */
export function contentEtag(bytes: Buffer): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
}

/** Whether the browser's copy is current. */
export function isFresh(request: FastifyRequest, etag: string): boolean {
  return request.headers['if-none-match']?.includes(etag) ?? false;
}
