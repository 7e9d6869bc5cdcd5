import { healthPath, readyPath } from '@chalkline/contract/addresses';
import { hostMatcher } from '@chalkline/domain/access/site-host';
import type { FastifyInstance } from 'fastify';
import { sendRefusal } from './error-handler.ts';
import { Misdirected } from './misdirected.ts';

/** Load balancers call health checks by IP address, and the page that refuses a host needs its style and icon. */
const openToEveryHost: readonly (string | undefined)[] = [
  healthPath,
  readyPath,
  '/error-page.css',
  '/favicon.svg',
];

/**
 * Answers only requests for this site's host. A proxy in front has to pass the `Host` header on unchanged.
 */
export function checkHost(app: FastifyInstance, publicUrl: string): void {
  const matches = hostMatcher(publicUrl);
  app.addHook('onRequest', (request, reply, done) => {
    // Not `request.host`, which trusts the host that a proxy reports.
    if (matches(request.headers.host) || openToEveryHost.includes(request.routeOptions.url)) return done();
    // Not thrown: the sandbox has its own error handlers, which do not know this refusal.
    sendRefusal(new Misdirected(publicUrl), request, reply);
  });
}
