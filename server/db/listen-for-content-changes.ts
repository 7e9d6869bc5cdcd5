import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { type ContentWatch, contentChannel } from './content-watch.ts';

/** How the connection is looked after, in milliseconds. */
export interface ListenerPace {
  readonly beforeReconnect: number;
  /** A connection can die without a word; asking it something finds out. */
  readonly betweenPulses: number;
  readonly longestPulse: number;
}

const usualPace: ListenerPace = { beforeReconnect: 500, betweenPulses: 5_000, longestPulse: 3_000 };
const longestFarewell = 1_000;

export interface ContentListener {
  stop(): Promise<void>;
}

/** Keeps one connection open on which PostgreSQL says that content has changed, and reopens it when it breaks. */
export async function listenForContentChanges(
  databaseUrl: string,
  watch: ContentWatch,
  pace = usualPace,
): Promise<ContentListener> {
  const connect = () => connectListener(databaseUrl, watch, pace, reconnect);
  let client = await connect();
  let isStopped = false;

  async function reconnect(): Promise<void> {
    if (isStopped) return;
    watch.lost();
    await pause(pace.beforeReconnect);
    try {
      client = await connect();
      watch.regained();
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
  watch: ContentWatch,
  { betweenPulses, longestPulse }: ListenerPace,
  onLoss: () => void,
): Promise<Client> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    query_timeout: longestPulse,
    keepAlive: true,
  });
  client.on('notification', () => watch.changed());
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`LISTEN ${contentChannel}`);
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
