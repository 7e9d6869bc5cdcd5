import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { type Notices, noticeChannels } from './notices.ts';

/** How the connection is looked after, in milliseconds. */
export interface ListenerPace {
  readonly beforeReconnect: number;
  /** A connection can die without a word; asking it something finds out. */
  readonly betweenPulses: number;
  readonly longestPulse: number;
}

const usualPace: ListenerPace = { beforeReconnect: 500, betweenPulses: 5_000, longestPulse: 3_000 };
const longestFarewell = 1_000;

export interface NoticeListener {
  stop(): Promise<void>;
}

/** Keeps one connection open on which PostgreSQL announces what has happened, and reopens it when it breaks. */
export async function listenForNotices(
  databaseUrl: string,
  notices: Notices,
  pace = usualPace,
): Promise<NoticeListener> {
  const connect = () => connectListener(databaseUrl, notices, pace, reconnect);
  let client = await connect();
  let isStopped = false;

  async function reconnect(): Promise<void> {
    if (isStopped) return;
    notices.lost();
    await pause(pace.beforeReconnect);
    try {
      client = await connect();
      notices.regained();
    } catch {
      await reconnect();
    }
  }

  return {
    stop: async () => {
      isStopped = true;
      await Promise.race([client.end(), pause(longestFarewell, undefined, { ref: false })]);
      drop(client);
    },
  };
}

async function connectListener(
  databaseUrl: string,
  notices: Notices,
  { betweenPulses, longestPulse }: ListenerPace,
  onLoss: () => void,
): Promise<Client> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    query_timeout: longestPulse,
    keepAlive: true,
  });
  client.on('notification', ({ channel, payload }) => notices.heard(channel, payload ?? ''));
  client.on('error', () => undefined);
  await client.connect();
  for (const channel of noticeChannels) await client.query(`LISTEN ${channel}`);
  const pulse = setInterval(() => {
    client.query('select 1').catch(() => drop(client));
  }, betweenPulses);
  pulse.unref();
  client.once('end', () => {
    clearInterval(pulse);
    onLoss();
  });
  return client;
}

/** Ends a connection without waiting for the other side. */
function drop(client: Client): void {
  const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection;
  stream.destroy();
}
