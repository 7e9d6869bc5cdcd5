import { setTimeout as pause } from 'node:timers/promises';
import { healthPath, readyPath } from '@chalkline/contract/addresses';
import { healthSchema, readySchema } from '@chalkline/contract/health';
import { documents } from '../db/schema.ts';
import type { Drain } from './drain.ts';
import type { House } from './house.ts';

const longestAnswer = 2_000;

async function tooLong(): Promise<never> {
  await pause(longestAnswer, undefined, { ref: false });
  throw new Error('The database takes too long to answer.');
}

/** `/healthz`: the process lives. `/readyz`: it can answer requests now. */
export function health({ app, db }: House, drain: Drain): void {
  app.get(healthPath, { schema: { response: { 200: healthSchema } } }, async () => ({
    status: 'ok' as const,
  }));

  app.get(
    readyPath,
    { schema: { response: { 200: readySchema, 503: readySchema } } },
    async (request, reply) => {
      if (drain.isDraining) return reply.code(503).send({ status: 'draining' as const });
      try {
        await Promise.race([db.select({ name: documents.name }).from(documents).limit(1), tooLong()]);
        return { status: 'ready' as const };
      } catch (error) {
        request.log.error({ err: error }, 'the database does not answer');
        return reply.code(503).send({ status: 'database_unreachable' as const });
      }
    },
  );
}
