import { Client } from 'pg';

/** A client outside the pool, not yet connected, for what is done once at the start. */
export function singleClient(databaseUrl: string): Client {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  // A broken connection fails the query; without a listener its error would end the process.
  client.on('error', () => undefined);
  return client;
}
