import type { FastifyInstance } from 'fastify';
import { logSecurityEvent } from '../security/security-events.ts';
import { RoleMissing } from './refusal.ts';

/** Logs calls of the founder console by people who may not make them. */
export function logDeniedAccess(app: FastifyInstance): void {
  app.addHook('onError', (request, _reply, error, done) => {
    if (error instanceof RoleMissing) {
      const { userId, routeOptions } = request;
      logSecurityEvent(request.log, { event: 'access_denied', userId, route: routeOptions.url ?? '' });
    }
    done();
  });
}
