import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Where the server stops answering. */
export type HangsAfter = 'the connection' | 'the head' | 'half of the body';

export interface HangingServer {
  readonly port: number;
  readonly url: string;
  close(): Promise<void>;
}

const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n';
const replies: Readonly<Record<HangsAfter, string>> = {
  'the connection': '',
  'the head': head,
  'half of the body': `${head}{"half":`,
};

/** Accepts every connection and never finishes a reply. */
export async function hangingServer(hangsAfter: HangsAfter = 'the connection'): Promise<HangingServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => socket.write(replies[hangsAfter]));
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
