import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { type DatabaseNotifications, notificationChannels } from './database-notifications.ts';

/** The timing of the connection checks, in milliseconds. */
interface ListenerPace {
  readonly beforeReconnect: number;
  /** A connection can die silently, so it is queried regularly. */
  readonly betweenPulses: number;
  readonly longestPulse: number;
}

const usualPace: ListenerPace = { beforeReconnect: 200, betweenPulses: 5_000, longestPulse: 3_000 };
const closeTimeout = 1_000;

export interface NotificationListener {
  stop(): Promise<void>;
}

/** Keeps one connection open for PostgreSQL's notifications, and reopens it when it breaks. */
export async function listenForNotifications(
  databaseUrl: string,
  notifications: DatabaseNotifications,
  pace = usualPace,
): Promise<NotificationListener> {
  const connect = () => connectListener(databaseUrl, notifications, pace, () => void reconnect());
  let client = await connect();
  let isStopped = false;

  async function reconnect(): Promise<void> {
    if (isStopped) return;
    notifications.connectionLost();
    const next = await connectAgain();
    if (!next) return;
    client = next;
    if (isStopped) drop(client);
    else notifications.connectionRestored();
  }

  async function connectAgain(): Promise<Client | undefined> {
    while (!isStopped) {
      await pause(pace.beforeReconnect, undefined, { ref: false });
      const next = await connect().catch(() => undefined);
      if (next) return next;
    }
    return undefined;
  }

  return {
    stop: async () => {
      isStopped = true;
      const closing = client.end().catch(() => undefined);
      await Promise.race([closing, pause(closeTimeout, undefined, { ref: false })]);
      drop(client);
    },
  };
}

async function connectListener(
  databaseUrl: string,
  notifications: DatabaseNotifications,
  { betweenPulses, longestPulse }: ListenerPace,
  onLoss: () => void,
): Promise<Client> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    query_timeout: longestPulse,
    keepAlive: true,
  });
  client.on('notification', ({ channel, payload }) => notifications.receive(channel, payload ?? ''));
  // The end of the connection is handled elsewhere; without a listener the error would end the process.
  client.on('error', () => undefined);
  let state: 'connecting' | 'listening' | 'ended' = 'connecting';
  const hasEnded = () => state === 'ended';
  client.once('end', () => {
    const wasListening = state === 'listening';
    state = 'ended';
    if (wasListening) onLoss();
  });
  try {
    await client.connect();
    for (const channel of notificationChannels) await client.query(`LISTEN ${channel}`);
    if (hasEnded()) throw new Error('Connection terminated');
  } catch (error) {
    drop(client);
    throw error;
  }
  state = 'listening';
  startHeartbeat(client, betweenPulses);
  return client;
}

function startHeartbeat(client: Client, betweenPulses: number): void {
  let isWaiting = false;
  const pulse = setInterval(() => {
    // The answer to the last query may still be on its way; a client runs one query at a time.
    if (isWaiting) return;
    isWaiting = true;
    client.query('select 1').then(
      () => {
        isWaiting = false;
      },
      () => drop(client),
    );
  }, betweenPulses);
  pulse.unref();
  client.once('end', () => clearInterval(pulse));
}

/** Ends a connection without waiting for the server. */
function drop(client: Client): void {
  const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection;
  stream.destroy();
}
