import { healthPath, metricsPath, readyPath } from '@chalkline/contract/addresses';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';
import type { RequestCounts } from './request-counts.ts';

/** These don't belong to users, and a process that shuts down answers 503 to its load balancer on purpose. */
const notCounted: readonly (string | undefined)[] = [healthPath, readyPath, metricsPath];

/** Must be added before the routes of plugins, which inherit the hooks that exist. */
export function measureRequests(app: FastifyInstance, metrics: Metrics, counts: RequestCounts): void {
  const { isOn, requestDurations } = metrics;
  app.addHook('onResponse', (request, reply, done) => {
    // Fastify makes a new object for each access.
    const { url: route } = request.routeOptions;
    if (!notCounted.includes(route)) {
      const { statusCode: status } = reply;
      counts.count(status);
      if (isOn)
        requestDurations.observe({ method: request.method, route, status, milliseconds: reply.elapsedTime });
    }
    done();
  });
}
