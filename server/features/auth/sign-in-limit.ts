import { createHmac } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { isDatabaseOutOfReach } from '../../db/database-out-of-reach.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { tooFast } from '../../platform/http/rate-limits.ts';
import { countAttempt } from './sign-in-counts.ts';

type Hook = (request: FastifyRequest) => Promise<void>;

/**
 * Limits one step of signing in per client address, over all processes together. A client that is too fast
 * for one process alone is refused before the database is asked. While the database is unreachable nobody
 * is refused here, because nobody can sign in without it.
 */
export function signInLimit(
  { app, db, config, now, secretFor }: AppContext,
  step: 'leave' | 'return' | 'code' | 'check' | 'passkey' | 'passkey-check',
): Hook {
  const max = config.signInsPerMinute;
  const countHere = app.createRateLimit({ max, timeWindow: '1 minute' });
  const key = secretFor('sign-in limits');
  return async (request) => {
    const here = await countHere(request);
    if (!here.isAllowed && here.isExceeded) throw tooFast();
    // The table stores no IP addresses, only keyed hashes of them.
    const client = createHmac('sha256', key)
      .update(`${step} ${normalizeIP(request.ip)}`)
      .digest('base64url');
    const count = await countAttempt(db, client, now()).catch((error: unknown) => {
      if (!isDatabaseOutOfReach(error)) throw error;
      request.log.warn({ err: error }, 'sign-ins could not be counted');
      return 0;
    });
    if (count > max) throw tooFast();
  };
}
