import { cpuMilliseconds } from './cpu-time.ts';
import type { LoadOrder } from './order.ts';
import type { Load } from './start-load.ts';

/** A server that runs in a process of its own. */
export interface Server {
  readonly origin: string;
  readonly pid: number;
}

/** What one burst of requests showed. */
export interface Burst {
  readonly perSecond: number;
  /** Processor time a request in milliseconds; unknown on systems that do not tell. */
  readonly cost: number | undefined;
}

/** Fires a burst at a server and reads what it spent on it. */
export async function measuredLoad(
  load: Load,
  { origin, pid }: Server,
  path: string,
  headers: LoadOrder['headers'] = {},
): Promise<Burst> {
  const before = cpuMilliseconds(pid);
  const { perSecond, requests } = await load({ url: origin + path, headers });
  const after = cpuMilliseconds(pid);
  const isKnown = before !== undefined && after !== undefined;
  return { perSecond, cost: isKnown ? (after - before) / requests : undefined };
}
