import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Drain } from './drain.ts';

const timeouts = { head: 30_000, request: 30_000, keepAlive: 30_000 };

let drain: Drain;
let servers: Server[];
let agent: Agent;
beforeEach(() => {
  drain = new Drain();
  servers = [];
  agent = new Agent({ keepAlive: true });
});
afterEach(() => {
  agent.destroy();
  drain.closeConnections();
  for (const server of servers) server.close();
});

async function listen(handle: RequestListener): Promise<Server> {
  const server = drain.createServer(handle, timeouts).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return server;
}

async function ask(server: Server): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const [reply] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [IncomingMessage];
  reply.resume();
  await once(reply, 'end');
  return reply;
}

/** The status of the reply, or the code of the error. */
function askOnNewConnection(port: number): Promise<number | string> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message);
    const asked = get({ port, host: '127.0.0.1', agent: false }, (reply) => {
      reply.resume();
      reply.once('end', () => resolve(reply.statusCode ?? 0)).once('error', fail);
    });
    asked.once('error', fail);
  });
}

function keepBusy(): void {
  const end = performance.now() + 2;
  while (performance.now() < end);
}

describe('a server that is shutting down', () => {
  it('asks the clients of earlier requests to close their connections, too', async () => {
    const held: (() => void)[] = [];
    const server = await listen((_request, response) => {
      held.push(() => response.writeHead(200, { 'content-type': 'text/plain' }).end('late'));
    });
    const asked = once(server, 'request');
    const reply = ask(server);
    await asked;
    drain.begin();
    held[0]?.();
    expect((await reply).headers.connection).toBe('close');
  });

  it('asks clients on existing connections to close them, and still answers new ones', async () => {
    const server = await listen((_request, response) => void response.end('here'));
    expect((await ask(server)).headers.connection).toBe('keep-alive');
    drain.begin();
    expect((await ask(server)).headers.connection).toBe('close');
    const later = await ask(server);
    expect([later.statusCode, later.headers.connection]).toEqual([200, 'close']);
    await drain.untilClientsHaveLeft();
  });

  it('waits for the replies of all its servers before it is closed', async () => {
    const held: (() => void)[] = [];
    const hold: RequestListener = (_request, response) => void held.push(() => response.end('late'));
    const [first, second] = [await listen(hold), await listen(hold)];
    const arrived = [once(first, 'request'), once(second, 'request')];
    const replies = [ask(first), ask(second)];
    await Promise.all(arrived);
    drain.begin();
    let isClosed = false;
    const closing = drain.stopAccepting().then(() => {
      isClosed = true;
    });
    held[0]?.();
    await replies[0];
    expect(isClosed).toBe(false);
    held[1]?.();
    expect((await Promise.all(replies)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await closing;
  });

  it('accepts every waiting connection, however busy it is, before it refuses connections', async () => {
    let requests = 0;
    let closing: Promise<void> | undefined;
    const server = await listen((_request, response) => {
      requests += 1;
      if (requests === 40) {
        drain.begin();
        closing = drain.stopAccepting();
      }
      keepBusy();
      response.end('here');
    });
    const { port } = server.address() as AddressInfo;
    const client = async () => {
      for (;;) {
        const outcome = await askOnNewConnection(port);
        if (outcome !== 200) return outcome;
      }
    };
    const ends = await Promise.all(Array.from({ length: 8 }, client));
    expect(new Set(ends)).toEqual(new Set(['ECONNREFUSED']));
    await closing;
  });
});
