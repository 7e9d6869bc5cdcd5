import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { hangingServer } from '../../testing/hanging-server.ts';
import { startTestSmtp } from '../../testing/test-smtp.ts';
import type { SmtpServer } from '../config/smtp-server.ts';
import { connectTo } from './send-email.ts';

const soon = 100;
const message = {
  messageId: '<a@chalkline.example>',
  from: { name: 'Chalkline', address: 'hello@chalkline.example' },
  replyTo: 'hello@chalkline.example',
  to: 'ada@chalkline.example',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  date: new Date(0),
  unsubscribeUrl: undefined,
};
const serverAt = (port: number) => ({ host: '127.0.0.1', port, isSecure: false, credentials: undefined });

async function send(server: SmtpServer) {
  const connection = connectTo(server, soon);
  try {
    return await connection.send(message);
  } finally {
    connection.close();
  }
}

describe('sending an email', () => {
  it('reports a mail server that never greets as unreachable', async () => {
    const server = await hangingServer();
    expect(await send(serverAt(server.port))).toMatchObject({ outcome: 'unreachable' });
    await server.close();
  });

  it('reports a mail server that never speaks TLS as unreachable', async () => {
    const server = await hangingServer();
    const secure = { ...serverAt(server.port), isSecure: true };
    expect(await send(secure)).toMatchObject({ outcome: 'unreachable' });
    await server.close();
  });

  it.each(['EHLO', 'MAIL FROM', 'RCPT TO', 'DATA', 'the end of the message'])(
    'a mail server that hangs at %s is unreachable',
    async (hangsAt) => {
      const sockets = new Set<Socket>();
      const server = createServer((socket) => {
        sockets.add(socket);
        socket.on('error', () => undefined);
        socket.write('220 hello\r\n');
        let isReadingMessage = false;
        socket.on('data', (bytes) => {
          const said = bytes.toString();
          if (isReadingMessage || said.startsWith(hangsAt)) return;
          isReadingMessage = said.startsWith('DATA');
          socket.write(isReadingMessage ? '354 go on\r\n' : '250 fine\r\n');
        });
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      expect(await send(serverAt(port))).toMatchObject({ outcome: 'unreachable' });
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  );

  it('sends several over one connection, and opens another when that breaks', async () => {
    const smtp = await startTestSmtp();
    const connection = connectTo(smtp.address());
    expect(await connection.send(message)).toEqual({ outcome: 'accepted' });
    expect(await connection.send(message)).toEqual({ outcome: 'accepted' });
    expect(smtp.connections).toBe(1);
    smtp.manner = 'drop the connection';
    expect(await connection.send(message)).toMatchObject({ outcome: 'unreachable' });
    smtp.manner = 'accept';
    expect(await connection.send(message)).toEqual({ outcome: 'accepted' });
    expect(smtp.taken).toHaveLength(3);
    connection.close();
    await smtp.goDown();
  });

  it('uses a new connection for each email with a server that takes one per connection', async () => {
    const smtp = await startTestSmtp();
    smtp.manner = 'take one per connection';
    const connection = connectTo(smtp.address());
    for (let count = 0; count < 4; count += 1) {
      expect(await connection.send(message)).toEqual({ outcome: 'accepted' });
    }
    expect(smtp.taken).toHaveLength(4);
    expect(smtp.connections).toBe(4);
    connection.close();
    await smtp.goDown();
  });
});
