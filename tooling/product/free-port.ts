import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the system's ports for outgoing connections, which could be taken again at any time. */
const [lowest, highest] = [10_000, 30_000];

/** The product must know its own URL before it listens, so its port is chosen in advance. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
