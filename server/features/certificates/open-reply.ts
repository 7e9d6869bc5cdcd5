import type { FastifyReply } from 'fastify';

/** Pages of other sites may read it: a verifier, or whoever shows the picture of a shared link. */
export function forAnySite(reply: FastifyReply): FastifyReply {
  return reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin');
}

/** Nobody in between keeps it, so that it vanishes when its owner switches it off; and no search engine lists it. */
export function unkept(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
}
