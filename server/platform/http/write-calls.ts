import type { FastifyRequest } from 'fastify';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request wants to change something. */
export function isWriteCall(request: FastifyRequest): boolean {
  if (safeMethods.has(request.method)) return false;
  // Uses the matched route, because a URL can be spelled in many ways.
  return request.routeOptions.url?.startsWith('/api/') ?? false;
}
