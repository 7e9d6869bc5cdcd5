import { once } from 'node:events';
import { freePort } from '@chalkline/sandbox/testing/free-port';
import { SMTPServer } from 'smtp-server';
import type { SmtpServer } from '../platform/config/smtp-server.ts';

interface TakenMessage {
  readonly to: string;
  readonly messageId: string;
  readonly raw: string;
}

/** How the server behaves. A number is the code with which it refuses the recipient. */
type Manner = 'accept' | 'take one per connection' | 'drop the connection' | 'never answer' | number;

/** A real mail server that can be stopped and made to misbehave. */
export interface TestSmtp {
  readonly taken: TakenMessage[];
  /** How many messages have begun to arrive. */
  begun: number;
  /** How many connections were opened. */
  connections: number;
  manner: Manner;
  address(): SmtpServer;
  goDown(): Promise<void>;
  comeUp(): Promise<void>;
}

export async function startTestSmtp(): Promise<TestSmtp> {
  const port = await freePort();
  const smtp: TestSmtp = {
    taken: [],
    begun: 0,
    connections: 0,
    manner: 'accept',
    address: () => ({ host: '127.0.0.1', port, isSecure: false, credentials: undefined }),
    goDown: () => new Promise((closed) => server.close(() => closed())),
    comeUp: async () => {
      server = serverFor(smtp);
      server.listen(port, '127.0.0.1');
      await once(server.server, 'listening');
    },
  };
  let server = serverFor(smtp);
  await smtp.comeUp();
  return smtp;
}

function serverFor(smtp: TestSmtp): SMTPServer {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 10,
    disableReverseLookup: true,
    onConnect: (_session, done) => {
      smtp.connections += 1;
      done();
    },
    onRcptTo: (_address, _session, done) => {
      const { manner } = smtp;
      done(
        typeof manner === 'number' ? Object.assign(new Error('Not here'), { responseCode: manner }) : null,
      );
    },
    onData: (stream, { envelope }, done) => {
      smtp.begun += 1;
      if (smtp.manner === 'drop the connection') {
        for (const connection of server.connections) connection.close();
        return;
      }
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (smtp.manner === 'never answer') return;
        const raw = Buffer.concat(chunks).toString('utf8');
        const messageId = /^Message-ID: (.*)$/im.exec(raw)?.[1] ?? '';
        smtp.taken.push({ to: envelope.rcptTo.map(({ address }) => address).join(), messageId, raw });
        done();
      });
    },
    onMailFrom: (_address, session, done) => {
      const isFull = smtp.manner === 'take one per connection' && session.transaction > 1;
      done(isFull ? Object.assign(new Error('Enough for now'), { responseCode: 421 }) : null);
    },
  });
  server.on('error', () => undefined);
  return server;
}
