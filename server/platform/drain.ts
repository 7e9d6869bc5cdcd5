import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Whether the process is on its way out. */
export interface Drain {
  readonly isDraining: boolean;
  begin(): void;
  /** Tells what would hold a connection open for long that it is time to let go. */
  onBegin(listener: () => void): void;
  /** Begins, and waits until no client holds a connection, or until waiting longer makes no sense. */
  untilClientsHaveLeft(): Promise<void>;
  /** Closes every connection that is still open. */
  hangUp(): void;
}

/** Browsers hold idle connections open for minutes, and do not mind losing one. */
const longestWait = 1_500;
const pauseBetweenLooks = 25;

/**
 * On its way out, the server still answers everything that reaches it, but asks each client to open
 * its next connection elsewhere: no request finds a connection closed under it.
 */
export function drainable(app: FastifyInstance): Drain {
  const connections = new Set<Socket>();
  let isDraining = false;

  const remember = (socket: Socket) => {
    if (connections.has(socket)) return;
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  };
  app.server.on('connection', remember);
  app.addHook('onRequest', (request, reply, done) => {
    // Where a name has several addresses there are several servers, and only the first one is known here.
    remember(request.raw.socket);
    if (isDraining) reply.header('connection', 'close');
    done();
  });

  const listeners: (() => void)[] = [];
  const begin = () => {
    isDraining = true;
    for (const listener of listeners.splice(0)) listener();
  };

  return {
    get isDraining() {
      return isDraining;
    },
    begin,
    onBegin: (listener) => {
      listeners.push(listener);
    },
    hangUp: () => {
      for (const socket of connections) socket.destroy();
    },
    untilClientsHaveLeft: async () => {
      begin();
      const deadline = Date.now() + longestWait;
      while (connections.size > 0 && Date.now() < deadline) await pause(pauseBetweenLooks);
    },
  };
}
