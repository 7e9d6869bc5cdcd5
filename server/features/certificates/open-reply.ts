import type { FastifyReply } from 'fastify';

/** Allows pages of other sites to read it, such as verifiers and link previews. */
export function forAnySite(reply: FastifyReply): FastifyReply {
  return reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin');
}

/** Prevents caching, so that it disappears when its owner switches it off, and indexing. */
export function unkept(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
}
