import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** A name for these bytes; weak, since they also travel compressed. */
export function contentEtag(bytes: Buffer): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
}

/** Whether the browser's own copy is still right. */
export function isFresh(request: FastifyRequest, etag: string): boolean {
  return request.headers['if-none-match']?.includes(etag) ?? false;
}
