import { setTimeout as pause } from 'node:timers/promises';
import type { BuiltApp } from '../app.ts';
import { DeadlinePassed, withDeadline } from '../platform/concurrency/deadline.ts';

/** Clients that are still sending a request after this time are disconnected. */
const connectionLimit = 8_000;

/** What has not stopped by then is not waited for. */
const shutdownLimit = 10_000;

interface ShutdownParts {
  readonly app: { close(): PromiseLike<unknown> };
  readonly drain: Pick<BuiltApp['drain'], 'begin' | 'stopAccepting' | 'closeConnections'>;
  readonly jobs: Pick<BuiltApp['jobs'], 'stop'>;
  readonly mail: Pick<BuiltApp['mail'], 'stop'>;
  /** Closes what the others need to the end. */
  close(): Promise<void>;
}

/**
 * `/readyz` fails at once, but requests are accepted until the load balancer must have noticed. Fails if the rest
 * takes more than ten seconds.
 */
export async function shutDown(parts: ShutdownParts, drainSeconds: number): Promise<void> {
  parts.drain.begin();
  await pause(drainSeconds * 1_000);
  try {
    await withDeadline(shutdownLimit, () => stopAll(parts));
  } catch (error) {
    if (!(error instanceof DeadlinePassed)) throw error;
    throw new Error('Not everything stopped in time. The process ends anyway.', { cause: error });
  }
}

/**
 * Every request that was received is answered, and remaining connections are closed. Jobs and emails end
 * meanwhile.
 */
async function stopAll({ app, drain, jobs, mail, close }: ShutdownParts): Promise<void> {
  const closeConnections = setTimeout(() => drain.closeConnections(), connectionLimit);
  await Promise.all([drain.stopAccepting().then(() => app.close()), jobs.stop(), mail.stop()]);
  clearTimeout(closeConnections);
  await close();
}
