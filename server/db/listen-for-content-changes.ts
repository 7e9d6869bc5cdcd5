import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { type ContentWatch, contentChannel } from './content-watch.ts';

const pauseBeforeReconnect = 500;

/** A connection can die without a word; asking it something finds out. */
const pauseBetweenPulses = 5_000;
const longestPulse = 3_000;
const longestFarewell = 1_000;

export interface ContentListener {
  stop(): Promise<void>;
}

/** Keeps one connection open on which PostgreSQL says that content has changed, and reopens it when it breaks. */
export async function listenForContentChanges(
  databaseUrl: string,
  watch: ContentWatch,
): Promise<ContentListener> {
  let client = await connectListener(databaseUrl, watch, reconnect);
  let isStopped = false;

  async function reconnect(): Promise<void> {
    if (isStopped) return;
    watch.lost();
    await pause(pauseBeforeReconnect);
    try {
      client = await connectListener(databaseUrl, watch, reconnect);
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
  }, pauseBetweenPulses);
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
