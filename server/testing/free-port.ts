import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A port that nobody uses: some addresses have to be known before the server listens. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
