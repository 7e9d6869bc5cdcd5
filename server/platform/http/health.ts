import { healthPath, readyPath } from '@chalkline/contract/addresses';
import { healthSchema, readySchema } from '@chalkline/contract/health';
import type { FastifyInstance } from 'fastify';
import type { Drain } from './drain.ts';
import type { Readiness } from './readiness.ts';

/** `/healthz`: the process is running. `/readyz`: it can answer requests now. */
export function health(app: FastifyInstance, drain: Drain, readiness: Readiness): void {
  app.get(healthPath, { schema: { response: { 200: healthSchema } } }, async () => ({
    status: 'ok' as const,
  }));

  app.get(
    readyPath,
    { schema: { response: { 200: readySchema, 503: readySchema } } },
    async (request, reply) => {
      const status = drain.isDraining ? 'draining' : await readiness.look();
      if (status === 'ready') return { status };
      if (status !== 'draining') request.log.error({ status }, 'not ready');
      return reply.code(503).send({ status });
    },
  );
}
