import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy between a client and a server that can make their connections die silently. */
export interface SilentProxy {
  readonly url: string;
  /** Blocks all existing connections; new ones work. */
  fallSilent(): void;
  close(): void;
}

export async function silentProxy(serverUrl: string): Promise<SilentProxy> {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    client.pipe(far).pipe(client);
    for (const socket of [client, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(serverUrl), { hostname: 'localhost', port: String(port) }).href,
    fallSilent: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
