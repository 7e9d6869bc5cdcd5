import { Pool } from 'pg';

/** Asks the database for nothing but a sign of life, without waiting behind the queries of the product. */
export interface DatabasePing {
  ping(): Promise<void>;
  close(): Promise<void>;
}

const longestPing = 2_000;

/** The server answers, if only that all of its connections are in use. */
const tooManyConnections = '53300';

/** On a connection of its own, so that a busy pool does not look like a database that is down. */
export function pingPostgres(databaseUrl: string): DatabasePing {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: longestPing,
    query_timeout: longestPing,
    keepAlive: true,
    // Kept open: a new connection for each ping would fail when all are in use.
    idleTimeoutMillis: 0,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    ping: async () => {
      try {
        const { rows } = await pool.query<{ transaction_read_only: string }>('show transaction_read_only');
        if (rows[0]?.transaction_read_only === 'on') throw new Error('The database only accepts reads.');
      } catch (error) {
        if ((error as { code?: string }).code !== tooManyConnections) throw error;
      }
    },
    close: () => pool.end(),
  };
}
