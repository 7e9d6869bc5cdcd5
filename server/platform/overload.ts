import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** The product is busier than it can be without making everybody wait. */
export class Overloaded extends Refusal {
  constructor(cause?: Error) {
    super('unavailable', 'We’re very busy right now. Please try again in a moment.', undefined, cause);
  }
}

/** Knows whether the product has as much work as it can do in good time. */
export class Overload {
  readonly #gauges: (() => boolean)[] = [];

  /** Adds something that can be used up, such as connections to the database. */
  watch(isUsedUp: () => boolean): void {
    this.#gauges.push(isUsedUp);
  }

  get isOverloaded(): boolean {
    return this.#gauges.some((isUsedUp) => isUsedUp());
  }

  /** Throws when there is too much to do already. */
  admit(): void {
    if (this.isOverloaded) throw new Overloaded();
  }
}

/**
 * Turns requests away at once when there is too much to do, before anything is done for them: a request that
 * waits for its turn for seconds helps nobody. What costs next to nothing is always answered: health checks,
 * files, and pages from memory. A visitor's page that is not in memory is turned away where it would be rendered.
 */
export function refuseWhenOverloaded(app: FastifyInstance, overload: Overload, sessionCookie: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!needsWork(request, sessionCookie)) return done();
    try {
      overload.admit();
      done();
    } catch (error) {
      done(error as Overloaded);
    }
  });
}

function needsWork({ headers, routeOptions }: FastifyRequest, sessionCookie: string): boolean {
  // By the route that was matched: an address can be written in several ways.
  if (routeOptions.url?.startsWith('/api/')) return true;
  return routeOptions.config.isPage === true && (headers.cookie?.includes(`${sessionCookie}=`) ?? false);
}
