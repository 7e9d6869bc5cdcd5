import { Pool } from 'pg';

/** Asks the database for nothing but a sign of life, without waiting behind the queries of the product. */
export interface DatabasePing {
  ping(): Promise<void>;
  close(): Promise<void>;
}

const longestPing = 2_000;

/** On a connection of its own, so that a busy pool does not look like a database that is down. */
export function pingPostgres(databaseUrl: string): DatabasePing {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: longestPing,
    query_timeout: longestPing,
    keepAlive: true,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  };
}
