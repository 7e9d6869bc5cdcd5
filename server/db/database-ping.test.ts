import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pingPostgres } from './database-ping.ts';

/** One message in PostgreSQL's protocol: type, length and content. */
function message(kind: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(kind), length, content]);
}

const ready = message('Z', Buffer.from('I'));
const welcome = Buffer.concat([message('R', Buffer.alloc(4)), ready]);
const answer = Buffer.concat([message('C', Buffer.from('SELECT 1\0')), ready]);
const refusal = (code: string) => message('E', Buffer.from(`SFATAL\0C${code}\0MNo.\0\0`));

let server: Server;
let connections = 0;
afterEach(() => {
  vi.useRealTimers();
  server.close();
});

/** A server that sends every connection the same greeting, and answers every query. */
async function pingServer(greeting: Buffer) {
  connections = 0;
  server = createServer((socket) => {
    connections += 1;
    socket.once('data', () => {
      socket.write(greeting);
      socket.on('data', () => socket.write(answer));
    });
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return pingPostgres(`postgres://me@127.0.0.1:${(server.address() as AddressInfo).port}/chalkline`);
}

describe('a ping', () => {
  it('keeps its connection, however long the time until the next ping', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { ping, close } = await pingServer(welcome);
    await ping();
    vi.advanceTimersByTime(60_000);
    await ping();
    await close();
    expect(connections).toBe(1);
  });

  it('succeeds when all connections of the server are in use', async () => {
    const { ping, close } = await pingServer(refusal('53300'));
    await ping();
    await close();
  });

  it('fails while the server is only starting', async () => {
    const { ping, close } = await pingServer(refusal('57P03'));
    await expect(ping()).rejects.toMatchObject({ code: '57P03' });
    await close();
  });
});
