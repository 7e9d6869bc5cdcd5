import { cpuMilliseconds } from './cpu-time.ts';
import type { LoadBounds, LoadOrder } from './order.ts';
import type { Load } from './start-load.ts';

/** A server in its own process. */
export interface Server {
  readonly origin: string;
  readonly pid: number;
}

/** The result of one burst of requests. */
export interface Burst {
  readonly perSecond: number;
  /** CPU time per request in milliseconds; NaN on systems that do not report it. */
  readonly cost: number;
}

/** A target for bursts of requests. */
export type Side = (bounds: LoadBounds) => Promise<Burst>;

/** One URL of a server, with the server's CPU time. */
export function side(
  load: Load,
  { origin, pid }: Server,
  path: string,
  headers: LoadOrder['headers'] = {},
  isVaried = false,
): Side {
  return async (bounds) => {
    const before = cpuMilliseconds(pid);
    const { perSecond, requests } = await load({ url: origin + path, headers, isVaried, bounds });
    const after = cpuMilliseconds(pid);
    return { perSecond, cost: (after - before) / requests };
  };
}
