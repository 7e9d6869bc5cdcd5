import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the system's ports for outgoing connections, which could be taken again at any time. */
const [LOWEST, HIGHEST] = [10_000, 30_000];

/**
 * For a program that has to know its port before it listens, because its own URL contains it.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
}

/**
 * Without a host, the probe conflicts with a server on any address of this machine.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
