import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { type ContentWatch, contentChannel } from './content-watch.ts';

const pauseBeforeReconnect = 500;

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
      await client.end();
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
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  client.on('notification', () => watch.changed());
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`LISTEN ${contentChannel}`);
  client.once('end', onLoss);
  return client;
}
