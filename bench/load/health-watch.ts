import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

export interface HealthReport {
  /** Milliseconds for each reply of `/healthz`. */
  readonly healthz: number[];
  /** How often `/readyz` replied anything but 200. */
  readonly notReady: number;
  /** Milliseconds for each reply of an idle server: what the machine alone costs. */
  readonly bare: number[];
  readonly checks: number;
}

const pauseMilliseconds = 100;

/** Polls the health of a server like a load balancer until the work is over. */
export async function watchHealth(
  origin: string,
  bareOrigin: string,
  work: Promise<unknown>,
): Promise<HealthReport> {
  const [healthz, bare]: [number[], number[]] = [[], []];
  let [isOver, notReady] = [false, 0];
  const over = () => {
    isOver = true;
  };
  work.then(over, over);
  while (!isOver) {
    healthz.push(await timeOf(`${origin}/healthz`));
    bare.push(await timeOf(bareOrigin));
    const ready = await fetch(`${origin}/readyz`);
    await ready.text();
    if (ready.status !== 200) notReady += 1;
    await pause(pauseMilliseconds);
  }
  return { healthz, bare, notReady, checks: healthz.length };
}

async function timeOf(url: string): Promise<number> {
  const begun = performance.now();
  await (await fetch(url)).text();
  return performance.now() - begun;
}
