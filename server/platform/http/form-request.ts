import type { FastifyRequest } from 'fastify';

/** Whether a browser sent a form, which expects a page as its reply. */
export function isForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
}
