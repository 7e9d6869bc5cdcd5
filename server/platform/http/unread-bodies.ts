import type { FastifyInstance } from 'fastify';

/** Leaves bodies alone until it is known who sends them: the routes of this scope read them, whatever they call themselves. */
export function leaveBodiesUnread(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
}
