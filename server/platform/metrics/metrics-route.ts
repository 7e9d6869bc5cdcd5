import { createHash, timingSafeEqual } from 'node:crypto';
import { metricsPath } from '@chalkline/contract/addresses';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Serves the metrics at the site's own address to whoever knows the token. */
export function metricsRoute(app: FastifyInstance, metrics: Metrics, token: string): void {
  app.get(metricsPath, { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isAuthorized(request.headers.authorization, token))
      return reply.code(401).header('www-authenticate', 'Bearer').send('METRICS_TOKEN is needed.\n');
    const text = await metrics.text((error) =>
      request.log.error({ err: error }, 'a metric could not be read'),
    );
    return reply.type(metrics.contentType).send(text);
  });
}

/** Compares hashes, because only texts of the same length can be compared in constant time. */
export function isAuthorized(header: string | undefined, token: string): boolean {
  return timingSafeEqual(hash(header ?? ''), hash(`Bearer ${token}`));
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
