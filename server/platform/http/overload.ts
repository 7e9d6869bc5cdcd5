import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorPage, wantsPage } from './error-page.ts';
import { Refusal } from './refusal.ts';
import { retryAfterSeconds } from './retry-after.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route is not an API call, but costs about as much. */
    isExpensive?: boolean;
  }
}

/** The product is too busy to answer in good time. */
export class Overloaded extends Refusal {
  constructor(cause?: Error) {
    super('unavailable', 'We’re very busy right now. Please try again in a moment.', undefined, cause);
  }
}

const overloaded = new Overloaded();

/** Knows whether the product has as much work as it can handle. */
export class Overload {
  readonly #gauges: (() => boolean)[] = [];

  /** Adds a resource that can be exhausted, such as database connections. */
  watch(isUsedUp: () => boolean): void {
    this.#gauges.push(isUsedUp);
  }

  get isOverloaded(): boolean {
    return this.#gauges.some((isUsedUp) => isUsedUp());
  }
}

/**
 * Refuses requests at once when there is too much to do, before any work is done for them, because a reply
 * after many seconds helps nobody. Cheap requests are always answered: health checks, files and cached
 * pages. A visitor's page that is not cached is refused where it would be rendered.
 */
export function refuseWhenOverloaded(app: FastifyInstance, overload: Overload, sessionCookie: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (overload.isOverloaded && needsWork(request, sessionCookie)) refuseRequest(request, reply);
    else done();
  });
}

/** Replies directly, without the usual hooks, because refusing must cost next to nothing. */
function refuseRequest(request: FastifyRequest, reply: FastifyReply): void {
  const [type, body] = wantsPage(request)
    ? ['text/html; charset=utf-8', errorPage(overloaded, request)]
    : ['application/json; charset=utf-8', JSON.stringify(overloaded.body)];
  reply.headers({
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    'content-type': type,
    'retry-after': retryAfterSeconds[overloaded.status],
  });
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.hijack();
  reply.raw.writeHead(overloaded.status).end(request.method === 'HEAD' ? undefined : body);
}

function needsWork({ headers, routeOptions }: FastifyRequest, sessionCookie: string): boolean {
  // Uses the matched route, because a URL can be written in several ways.
  if (routeOptions.url?.startsWith('/api/') || routeOptions.config.isExpensive) return true;
  return routeOptions.config.isPage === true && (headers.cookie?.includes(`${sessionCookie}=`) ?? false);
}
