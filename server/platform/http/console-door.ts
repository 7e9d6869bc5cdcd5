import type { FastifyInstance } from 'fastify';
import { logSecurityEvent } from '../security/security-events.ts';
import { RoleMissing } from './refusal.ts';

const consoleApi = '/api/founder/';

/**
 * Nobody who does not work here finds the console's part of the API: a call is answered as one to an address
 * that does not exist, before anything of what it sends is read. Each route asks for its own area besides.
 */
export function closeConsole(app: FastifyInstance): void {
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
