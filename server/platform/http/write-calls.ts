import type { FastifyRequest } from 'fastify';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request wants to change something. */
export function isWriteCall({ method, routeOptions }: FastifyRequest): boolean {
  // Uses the matched route, because a URL can be spelled in many ways.
  const isCall = routeOptions.url?.startsWith('/api/') ?? false;
  return isCall && !safeMethods.has(method);
}
