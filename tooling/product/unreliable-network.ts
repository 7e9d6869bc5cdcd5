import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Closing } from './closing.ts';

/** A network between a client and the product, which both keep running while their connections are cut. */
export interface UnreliableNetwork {
  /** Where the product can be reached through this network. */
  readonly origin: string;
  /** Cuts all connections, and says so to both sides. New ones work. */
  cut(): void;
  /** Cuts all connections without a word to the product, which then waits for bytes that never come. */
  cutSilently(): void;
}

interface Connection {
  readonly client: Socket;
  readonly product: Socket;
}

export async function unreliableNetwork(closing: Closing, productOrigin: string): Promise<UnreliableNetwork> {
  const { hostname, port } = new URL(productOrigin);
  const connections = new Set<Connection>();
  const server = createServer((client) => {
    const connection = { client, product: connect(Number(port), hostname) };
    connections.add(connection);
    join(connection);
  });
  server.listen(0, hostname);
  await once(server, 'listening');
  closing.add(() => {
    server.close();
    for (const { client, product } of connections) {
      client.destroy();
      product.destroy();
    }
  });
  return {
    origin: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    cut: () => {
      for (const { client, product } of connections) {
        client.resetAndDestroy();
        product.resetAndDestroy();
      }
    },
    cutSilently: () => {
      for (const { client, product } of connections) {
        client.unpipe(product);
        product.unpipe(client);
        client.resetAndDestroy();
      }
    },
  };
}

function join({ client, product }: Connection): void {
  client.pipe(product).pipe(client);
  for (const socket of [client, product]) socket.on('error', () => undefined);
}
