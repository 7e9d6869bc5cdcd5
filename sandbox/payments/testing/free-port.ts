import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The service stores its URLs, so its port must be known before it listens. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, 'localhost', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
