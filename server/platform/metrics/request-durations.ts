import type { FastifyReply, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const statusClasses = ['other', '1xx', '2xx', '3xx', '4xx', '5xx'] as const;

/** How long requests take, by route and class of status. The labels come from the routes, never from URLs. */
export class RequestDurations {
  readonly #histogram: Histogram<'method' | 'route' | 'status'>;

  constructor(registry: Registry) {
    this.#histogram = new Histogram({
      name: 'chalkline_http_request_duration_seconds',
      help: 'How long requests take, by route. All pages have the route /*.',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers: [registry],
    });
  }

  note({ method, routeOptions }: FastifyRequest, reply: FastifyReply): void {
    const route = routeOptions.url ?? 'none';
    // A stream of live updates stays open for as long as its page.
    if (route.endsWith('/live')) return;
    const status = statusClasses[Math.floor(reply.statusCode / 100)] ?? 'other';
    // Without a route, any text can be a method.
    const knownMethod = routeOptions.url === undefined ? 'any' : method;
    this.#histogram.observe({ method: knownMethod, route, status }, reply.elapsedTime / 1_000);
  }
}
