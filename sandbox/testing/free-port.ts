import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the system's ports for outgoing connections, which could be taken again at any time. */
const [lowest, highest] = [10_000, 30_000];

/**
 * For tests that have to know a port before the server listens. `tooling/free-port.mjs` is the same for
 * programs that run without a build, because the sandbox does not import the tooling.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
}

/** Without a host, the probe conflicts with a server on any address of this machine. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
