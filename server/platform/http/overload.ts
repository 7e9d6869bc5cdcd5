import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorPage, wantsPage } from './error-page.ts';
import { Refusal } from './refusal.ts';

/** The product is busier than it can be without making everybody wait. */
export class Overloaded extends Refusal {
  constructor(cause?: Error) {
    super('unavailable', 'We’re very busy right now. Please try again in a moment.', undefined, cause);
  }
}

const overloaded = new Overloaded();

const retryAfterSeconds = 2;

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
}

/**
 * Turns requests away at once when there is too much to do, before anything is done for them: a request that
 * waits for its turn for seconds helps nobody. What costs next to nothing is always answered: health checks,
 * files, and pages from memory. A visitor's page that is not in memory is turned away where it would be rendered.
 */
export function refuseWhenOverloaded(app: FastifyInstance, overload: Overload, sessionCookie: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (overload.isOverloaded && needsWork(request, sessionCookie)) turnAway(request, reply);
    else done();
  });
}

/** By hand, past everything that other replies go through: turning people away must not keep us busy as well. */
function turnAway(request: FastifyRequest, reply: FastifyReply): void {
  const [type, body] = wantsPage(request)
    ? ['text/html; charset=utf-8', errorPage(overloaded, request)]
    : ['application/json; charset=utf-8', JSON.stringify(overloaded.body)];
  reply.headers({
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    'content-type': type,
    'retry-after': retryAfterSeconds,
  });
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.hijack();
  reply.raw.writeHead(overloaded.status).end(request.method === 'HEAD' ? undefined : body);
}

function needsWork({ headers, routeOptions }: FastifyRequest, sessionCookie: string): boolean {
  // By the route that was matched: an address can be written in several ways.
  if (routeOptions.url?.startsWith('/api/')) return true;
  return routeOptions.config.isPage === true && (headers.cookie?.includes(`${sessionCookie}=`) ?? false);
}
