import { cpuMilliseconds } from './cpu-time.ts';
import type { LoadBounds, LoadOrder } from './order.ts';
import type { Load } from './start-load.ts';

/** A server that runs in a process of its own. */
export interface Server {
  readonly origin: string;
  readonly pid: number;
}

/** What one burst of requests showed. */
export interface Burst {
  readonly perSecond: number;
  /** Processor time a request in milliseconds; not a number on systems that do not tell. */
  readonly cost: number;
}

/** Something that bursts can be fired at, as hard as the bounds say. */
export type Side = (bounds: LoadBounds) => Promise<Burst>;

/** One address of a server, with what the server spends on it. */
export function side(
  load: Load,
  { origin, pid }: Server,
  path: string,
  headers: LoadOrder['headers'] = {},
): Side {
  return async (bounds) => {
    const before = cpuMilliseconds(pid);
    const { perSecond, requests } = await load({ url: origin + path, headers, bounds });
    const after = cpuMilliseconds(pid);
    return { perSecond, cost: (after - before) / requests };
  };
}
