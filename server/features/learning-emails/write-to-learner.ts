import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseOutOfReach } from '../../db/database-out-of-reach.ts';

/** Somebody whose email cannot be written delays nobody else's. Without the database, nobody's can be written. */
export async function writeToLearner(
  log: Pick<FastifyBaseLogger, 'error'>,
  { id }: { readonly id: string },
  write: () => Promise<void>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (isDatabaseOutOfReach(error)) throw error;
    log.error({ err: error, userId: id }, "a learner's email could not be written");
  }
}
