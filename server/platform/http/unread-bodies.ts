import type { FastifyInstance } from 'fastify';

/**
 * Leaves bodies unread until the sender is known. The routes of this scope read the body themselves,
 * whatever its content type.
 */
export function leaveBodiesUnread(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
}
