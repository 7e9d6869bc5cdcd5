import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface SmtpSink {
  readonly port: number;
  /** While it is down, connections are refused. */
  isDown: boolean;
  close(): Promise<void>;
}

const largestMessage = 5 * 1024 * 1024;

/** A mail server on a free local port. It confirms a message once it is stored. */
export async function openSmtpSink(
  keep: (recipients: readonly string[], raw: Buffer) => Promise<void>,
): Promise<SmtpSink> {
  const server = new SMTPServer({
    name: 'sandbox',
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    disableReverseLookup: true,
    size: largestMessage,
    closeTimeout: 1_000,
    onConnect: (_session, done) => (sink.isDown ? done(awayError()) : done()),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = envelope.rcptTo.map(({ address }) => address);
        keep(recipients, Buffer.concat(chunks)).then(() => done(), done);
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const sink: SmtpSink = {
    port: (server.server.address() as AddressInfo).port,
    isDown: false,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  return sink;
}

function awayError(): Error {
  return Object.assign(new Error('The mail server is down.'), { responseCode: 421 });
}
