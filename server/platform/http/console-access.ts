import type { FastifyInstance } from 'fastify';
import { logSecurityEvent } from '../security/security-events.ts';
import { RoleMissing } from './refusal.ts';

const consoleApi = '/api/founder/';

/**
 * Hides the console's part of the API from everybody who is not staff: their calls get the reply of an
 * unknown URL, before any input is read. Each route also checks its own area.
 */
export function hideConsole(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.url?.startsWith(consoleApi)) return;
    const { viewer } = await request.caller();
    if (!viewer?.role) throw new RoleMissing('This address');
  });
  app.addHook('onError', (request, _reply, error, done) => {
    if (error instanceof RoleMissing) {
      const { userId, routeOptions } = request;
      logSecurityEvent(request.log, { event: 'access_denied', userId, route: routeOptions.url ?? '' });
    }
    done();
  });
}
