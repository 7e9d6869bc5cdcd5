import type { Metric, Registry } from 'prom-client';

const name = 'chalkline_http_request_duration_seconds';
const help = 'How long requests take, by route. All pages have the route /*.';
/** The upper bounds of the buckets, in seconds. */
const bounds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, Number.POSITIVE_INFINITY];
const statusClasses = ['other', '1xx', '2xx', '3xx', '4xx', '5xx'] as const;

interface Series {
  readonly labels: { readonly method: string; readonly route: string; readonly status: string };
  /** How many requests fell into each bucket, without those of the buckets before. */
  readonly buckets: number[];
  sum: number;
}

interface Answered {
  readonly method: string;
  /** The template of the route; undefined if there was none. */
  readonly route: string | undefined;
  readonly status: number;
  readonly milliseconds: number;
}

/**
 * How long requests take, by route and class of status. The labels come from the routes, never from URLs.
 * The library's own histogram builds a text of all labels for each request, which takes ten times as long and would be
 * noticeable on a cached page.
 */
export class RequestDurations {
  /** By route, then by method and class of status. */
  readonly #series = new Map<string | undefined, Map<string, Series[]>>();

  constructor(registry: Registry) {
    // The registry calls only `get`; the type asks for one of the library's own classes.
    const metric = {
      name,
      help,
      type: 'histogram',
      get: async () => ({ name, help, type: 'histogram', values: this.#values() }),
    };
    registry.registerMetric(metric as unknown as Metric);
  }

  observe({ method, route, status, milliseconds }: Answered): void {
    // A stream of live updates stays open for as long as its page.
    if (route?.endsWith('/live')) return;
    const series = this.#seriesOf(route, method, Math.floor(status / 100));
    const seconds = milliseconds / 1_000;
    let bucket = 0;
    while (seconds > (bounds[bucket] ?? 0)) bucket += 1;
    series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1;
    series.sum += seconds;
  }

  #seriesOf(route: string | undefined, method: string, statusClass: number): Series {
    // Without a route, any text can be a method.
    const knownMethod = route === undefined ? 'any' : method;
    const known = this.#series.get(route)?.get(knownMethod)?.[statusClass];
    if (known) return known;
    const byMethod = this.#series.get(route) ?? new Map<string, Series[]>();
    const byStatus = byMethod.get(knownMethod) ?? [];
    this.#series.set(route, byMethod);
    byMethod.set(knownMethod, byStatus);
    const status = statusClasses[statusClass] ?? 'other';
    const added = {
      labels: { method: knownMethod, route: route ?? 'none', status },
      buckets: bounds.map(() => 0),
      sum: 0,
    };
    byStatus[statusClass] = added;
    return added;
  }

  #values() {
    return [...this.#series.values()]
      .flatMap((byMethod) => [...byMethod.values()].flatMap((byStatus) => Object.values(byStatus)))
      .flatMap(({ labels, buckets, sum }) => {
        let count = 0;
        const counted = buckets.map((value, index) => {
          count += value;
          const bound = bounds[index] === Number.POSITIVE_INFINITY ? '+Inf' : String(bounds[index]);
          return { metricName: `${name}_bucket`, labels: { ...labels, le: bound }, value: count };
        });
        return [
          ...counted,
          { metricName: `${name}_sum`, labels, value: sum },
          { metricName: `${name}_count`, labels, value: count },
        ];
      });
  }
}
